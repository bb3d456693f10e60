import { plainNumber } from '#/fields/number-text'
import { toSignificant } from '#/format/decimals'
import { parseRatio } from './ratio-map'

const MILLION = 1_000_000
/** Significant digits: enough for any price, few enough to hide binary rounding. */
const DIGITS = 10
const AMOUNT = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/
const CHANGE = /^(?:([+-] ?\d+(?:\.\d+)?) ?[%％]|[×x*] ?(\d+(?:\.\d+)?))$/i

/** A ratio has more digits than a price: it gives the price back without a rounding error. */
const RATIO_DIGITS = 15
const roundDigits = (value: number): number => Number(value.toPrecision(RATIO_DIGITS))

/**
 * Converts a ratio to the price of a million tokens in US dollars, as text; undefined without a valid ratio or
 * scale, and if it cannot be written in digits. A token costs its ratio in quota, a dollar is `perDollar` quota,
 * and `factor` is the model's ratio for a completion.
 */
export function ratioToPrice(raw: string | undefined, perDollar: number, factor: number): string | undefined {
  const ratio = raw === undefined ? undefined : parseRatio(raw)
  if (ratio === undefined || !(perDollar > 0)) return undefined
  return toSignificant((ratio * factor * MILLION) / perDollar, DIGITS)
}

/** Converts a price to a ratio; see `ratioToPrice`. */
export const priceToRatio = (price: number, perDollar: number, factor: number): number =>
  roundDigits((price * perDollar) / MILLION / factor)

/**
 * Reads a typed number, or a change of `before` such as `+20 %` or `×1.2`. Returns the text itself where it is neither, or
 * where there is no number before, and undefined for a blank one.
 */
export function typedNumber(typed: string, before: number | undefined): number | string | undefined {
  const text = plainNumber(typed.trim().replace(/^([-−－]?)[$＄]/u, '$1'))
  if (text === '') return undefined
  if (AMOUNT.test(text)) return Number.isFinite(Number(text)) ? Number(text) : text
  const [, percent, times] = CHANGE.exec(text) ?? []
  if (before === undefined || Number.isNaN(before) || (percent ?? times) === undefined) return text
  return roundDigits(
    before * (times === undefined ? 1 + Number(percent?.replace(' ', '')) / 100 : Number(times)),
  )
}
