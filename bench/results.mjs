// @ts-check
import { median, quantile } from './statistics.mjs'

/** @typedef {import('./measures.mjs').Unit} Unit */
/** @typedef {{ app: string, values: number[], median: number, p95: number, ratio: number | null }} Series */
/** @typedef {{ label: string, unit: Unit, series: Series[] }} Line `ratio` is relative to the baseline */
/** @typedef {{ app: string, measure: string, reason: string }} Failure */

/** @type {Readonly<Record<Unit, number>>} */
const DIGITS = { ms: 0, count: 0, score: 3, MiB: 1, '%': 1, 'rows/s': 0, KiB: 1 }

/** Collects values by measure and app. */
export class Results {
  /** @type {Map<string, { unit: Unit, values: Map<string, number[]> }>} */
  #lines = new Map()
  /** @type {Failure[]} */
  #failures = []
  #apps

  /** @param {readonly string[]} apps in the order of the columns */
  constructor(apps) {
    this.#apps = apps
  }

  /**
   * @param {string} app
   * @param {string} label
   * @param {number | readonly number[]} value
   * @param {Unit} unit
   */
  add(app, label, value, unit) {
    const line = this.#lines.get(label) ?? { unit, values: new Map() }
    this.#lines.set(label, line)
    line.values.set(app, [...(line.values.get(app) ?? []), value].flat())
  }

  /**
   * @param {string} app
   * @param {string} measure
   * @param {unknown} error
   */
  fail(app, measure, error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    this.#failures.push({ app, measure, reason })
  }

  /** @returns {{ apps: readonly string[], lines: Line[], failures: Failure[] }} */
  summary() {
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
  table() {
    const { lines, failures } = this.summary()
    const row = (/** @type {readonly string[]} */ [label = '', ...cells]) =>
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
