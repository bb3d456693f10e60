export type Unit = 'ms' | 'count' | 'score' | 'MiB' | '%' | 'KiB'

/** Values of an app; `ratio` is relative to the baseline. */
interface Series {
  app: string
  values: number[]
  median: number
  p95: number
  ratio: number | null
}

/** What was measured, and the values by app. */
export interface Line {
  label: string
  unit: Unit
  series: Series[]
}

export interface Failure {
  app: string
  measure: string
  reason: string
}

/** Returns a quantile (`share` from 0 to 1) by linear interpolation; NaN for no values. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const position = (sorted.length - 1) * share
  const below = sorted[Math.floor(position)]
  const above = sorted[Math.ceil(position)]
  if (below === undefined || above === undefined) return Number.NaN
  return below + (above - below) * (position - Math.floor(position))
}

export const median = (values: readonly number[]) => quantile(values, 0.5)

const DIGITS: Readonly<Record<Unit, number>> = {
  ms: 0,
  count: 0,
  score: 3,
  MiB: 1,
  '%': 1,
  KiB: 1,
}

/** Collects values by measure and app. */
export class Results {
  readonly #lines = new Map<string, { unit: Unit; values: Map<string, number[]> }>()
  readonly #failures: Failure[] = []
  readonly #apps: readonly string[]

  /** The apps are in the order of the columns. */
  constructor(apps: readonly string[]) {
    this.#apps = apps
  }

  add(app: string, label: string, value: number | readonly number[], unit: Unit): void {
    const line = this.#lines.get(label) ?? { unit, values: new Map<string, number[]>() }
    this.#lines.set(label, line)
    line.values.set(app, [...(line.values.get(app) ?? []), value].flat())
  }

  fail(app: string, measure: string, error: unknown): void {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    this.#failures.push({ app, measure, reason })
  }

  /** Returns the median, or the 95th percentile, of a measure of an app; NaN if it did not run. */
  valueOf(app: string, label: string, isP95: boolean): number {
    return quantile(this.#lines.get(label)?.values.get(app) ?? [], isP95 ? 0.95 : 0.5)
  }

  summary(): { apps: readonly string[]; lines: Line[]; failures: Failure[] } {
    const lines = [...this.#lines].map(([label, { unit, values }]) => {
      const baseline = median(values.get('baseline') ?? [])
      const series = [...values].map(([app, measured]) => ({
        app,
        values: measured,
        median: median(measured),
        p95: quantile(measured, 0.95),
        // A ratio to almost zero is meaningless.
        ratio: baseline >= 0.01 ? median(measured) / baseline : null,
      }))
      return { label, unit, series }
    })
    return { apps: this.#apps, lines, failures: this.#failures }
  }

  /** Renders medians in columns, with the 95th percentile for keys and the ratio to the baseline. */
  table(): string {
    const { lines, failures } = this.summary()
    const row = ([label = '', ...cells]: readonly string[]) =>
      [label.padEnd(46), ...cells.map((cell) => cell.padStart(24))].join('')
    const body = lines.map(({ label, unit, series }) => {
      const cells = this.#apps.map((name) => {
        const one = series.find(({ app }) => app === name)
        if (!one) return '–'
        const p95 = label.startsWith('key ') ? ` / ${one.p95.toFixed(DIGITS[unit])}` : ''
        const ratio = name === 'baseline' || one.ratio === null ? '' : ` ×${one.ratio.toFixed(2)}`
        return `${one.median.toFixed(DIGITS[unit])}${p95} ${unit === 'count' ? '' : unit}${ratio}`
      })
      return row([label, ...cells])
    })
    const failed = failures.map(({ app, measure, reason }) => `failed: ${app}, ${measure}: ${reason}`)
    return [row(['median (keys: median / 95th percentile)', ...this.#apps]), ...body, ...failed].join('\n')
  }
}
