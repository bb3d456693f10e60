import { channelTypeOf } from '#/resources/channel/channel-types/channel-types'
import type { ModelsByType } from '#/resources/model/model'

/** Models of the provider with a channel type number; undefined for names that no provider lists. */
export type ModelFamily = readonly [type: number | undefined, models: readonly string[]]

/** The provider of each listed name. Resellers list the models of others, but have higher numbers: the lowest is the last. */
function typesOf(byType: ModelsByType): ReadonlyMap<string, number> {
  const types = Object.keys(byType).map(Number)
  return new Map(
    types
      .filter((type) => channelTypeOf(type))
      .toSorted((a, b) => b - a)
      .flatMap((type) => (byType[String(type)] ?? []).map((name) => [name, type] as const)),
  )
}

/** Groups model names by provider, the largest family first, names that none lists last. Names keep their order. */
export function modelFamilies(names: readonly string[], byType: ModelsByType): ModelFamily[] {
  const types = typesOf(byType)
  const families = new Map<number | undefined, string[]>()
  for (const name of names) {
    const type = types.get(name)
    families.set(type, [...(families.get(type) ?? []), name])
  }
  return [...families].toSorted(
    ([a, ofA], [b, ofB]) => Number(a === undefined) - Number(b === undefined) || ofB.length - ofA.length,
  )
}
