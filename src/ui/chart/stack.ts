export interface ChartPart {
  column: string
  series: string
  value: number
}

export interface ChartColumn {
  name: string
  /** In the order of the series; undefined until loaded. */
  values: readonly (number | undefined)[]
  /** The sum of a column whose values are not known one by one, or not yet. */
  unsplit?: number | undefined
}

/** The sum of a column; undefined until something of it is known. */
export function totalOf({ values, unsplit }: ChartColumn): number | undefined {
  const known = values.filter((value) => value !== undefined)
  return known.length > 0 || values.length === 0 ? known.reduce((sum, value) => sum + value, 0) : unsplit
}

/** One column or the sum of several, without their parts. */
export function joinedColumn(columns: readonly ChartColumn[]): ChartColumn | undefined {
  const [first] = columns
  const last = columns.at(-1)
  if (!first || !last || first === last) return first
  const totals = columns.map(totalOf)
  const sum = totals.reduce<number>((all, total) => all + (total ?? 0), 0)
  return { name: `${first.name} – ${last.name}`, values: [totals.includes(undefined) ? undefined : sum] }
}

export interface ChartStack {
  series: readonly string[]
  /** Whether the last series is the sum of what has no colour of its own. */
  hasRest: boolean
  columns: readonly ChartColumn[]
  /** What a column that is not split stands for; undefined if each is split. */
  unsplitLabel?: string
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
  for (const part of parts) totals.set(part.series, (totals.get(part.series) ?? 0) + part.value)
  const names = [...totals].toSorted(([, a], [, b]) => b - a).map(([name]) => name)
  const own = names.filter((name) => name !== restName).slice(0, MAX_SERIES)
  const hasRest = names.length > own.length
  const series = hasRest ? [...own, restName] : own
  const sumOf = (column: string, name: string) =>
    parts
      .filter(
        (part) => part.column === column && (own.includes(part.series) ? part.series : restName) === name,
      )
      .reduce((sum, { value }) => sum + value, 0)
  const columns = columnNames.map((name) => ({ name, values: series.map((one) => sumOf(name, one)) }))
  return { hasRest, series, columns }
}

/** Tops of an axis, times a power of ten: their halves are round too. */
const ROUND = [1, 2, 4, 6, 8, 10]

/**
 * The three values of an axis up to `highest`, from the top: round ones in `unit`s, of which `format` shows no two alike.
 */
export function axisTicks(highest: number, unit: number, format: (value: number) => string): number[] {
  const units = highest > 0 ? highest / unit : 1
  const size = 10 ** Math.floor(Math.log10(units))
  const top = (ROUND.find((step) => step * size >= units) ?? 10) * size
  const ticks = (times: number) => [top * unit * times, (top * unit * times) / 2, 0]
  const areDistinct = new Set(ticks(1).map(format)).size === 3
  return ticks(areDistinct ? 1 : 2)
}
