import type { Channel } from '#/resources/channel/channel'

/** What the rows have in common: each value with how many rows have it. */
interface Facets {
  status: Map<string, number>
  type: Map<string, number>
  group: Map<string, number>
  /** Names of models, sorted. */
  models: string[]
}

function counted(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return new Map([...counts].toSorted(([, a], [, b]) => b - a))
}

/** The values by which `rows` can be told apart, the commonest first. */
export function facetsOf(rows: readonly Channel[]): Facets {
  return {
    status: counted(rows.map(({ status }) => String(status))),
    type: counted(rows.map(({ type }) => String(type))),
    group: counted(rows.flatMap(({ group }) => group)),
    models: [...new Set(rows.flatMap(({ models }) => models))].toSorted(),
  }
}
