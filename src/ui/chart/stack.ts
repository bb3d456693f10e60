/** The value of one series in one column. */
export interface ChartPart {
  column: string
  series: string
  value: number
}

/** One stack of a chart. */
export interface ChartColumn {
  name: string
  /** In the order of the series; undefined until loaded. */
  values: readonly (number | undefined)[]
  /** How many units of time it covers; one if undefined. It is as much wider, and as much lower. */
  span?: number
  /** Shown on the axis in place of the name. */
  tick?: string
}

/** Names and columns of a stacked chart. */
export interface ChartStack {
  series: readonly string[]
  /** Whether the last series is the sum of what has no colour of its own. */
  hasRest: boolean
  columns: readonly ChartColumn[]
}

/** Largest number of series that colours tell apart. */
export const MAX_SERIES = 6

/**
 * Stacks `parts`: the largest series each, the others together under `restName`, with the parts that have this series
 * from the start. Without any, there is no rest.
 */
export function stackParts(
  columnNames: readonly string[],
  parts: readonly ChartPart[],
  restName: string,
): ChartStack {
  const totals = new Map<string, number>()
  for (const { series, value } of parts) totals.set(series, (totals.get(series) ?? 0) + value)
  const names = [...totals].toSorted(([, a], [, b]) => b - a).map(([name]) => name)
  const own = names.filter((name) => name !== restName).slice(0, MAX_SERIES)
  const hasRest = names.length > own.length
  const places = new Map(own.map((name, place) => [name, place]))
  const columns = new Map(
    columnNames.map((name) => [name, Array.from({ length: own.length + (hasRest ? 1 : 0) }, () => 0)]),
  )
  for (const { column, series, value } of parts) {
    const values = columns.get(column)
    const place = places.get(series) ?? own.length
    if (values) values[place] = (values[place] ?? 0) + value
  }
  return {
    hasRest,
    series: hasRest ? [...own, restName] : own,
    columns: columnNames.map((name) => ({ name, values: columns.get(name) ?? [] })),
  }
}
