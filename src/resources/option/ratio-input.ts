import { plainNumber } from '#/fields/number-text'
import { toSignificant } from '#/format/decimals'
import { parseRatio } from './ratio-map'

const MILLION = 1_000_000
/** Significant digits: enough for any price, few enough to hide binary rounding. */
const DIGITS = 10
/** Prefix of an invalid price, which makes its ratio invalid while the cell keeps the typed text. */
const INVALID_PRICE_PREFIX = '$'
const AMOUNT = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/

/** Formats a number with ten significant digits at most, which JSON reads again. */
export const roundDigits = (value: number): string => String(Number(value.toPrecision(DIGITS)))

/**
 * Converts a ratio to the price of a million tokens in US dollars, as text; undefined without a valid ratio or
 * scale, and if it cannot be written in digits. A token costs its ratio in quota, a dollar is `perDollar` quota,
 * and `factor` multiplies the group's and, for completion, the model's ratio.
 */
export function ratioToPrice(raw: string | undefined, perDollar: number, factor: number): string | undefined {
  const ratio = raw === undefined ? undefined : parseRatio(raw)
  if (ratio === undefined || !(perDollar > 0)) return undefined
  return toSignificant((ratio * factor * MILLION) / perDollar, DIGITS)
}

/** Returns the typed text of an invalid price stored in place of its ratio; undefined for anything else. */
export function formatPriceInput(ratio: string): string | undefined {
  return ratio.startsWith(INVALID_PRICE_PREFIX) ? ratio.slice(INVALID_PRICE_PREFIX.length) : undefined
}

/** Converts a typed price to a ratio, as text; an invalid price is marked, a blank one stays blank. */
export function priceToRatio(typed: string, perDollar: number, factor: number): string {
  const text = typed.trim().replace(/^([-−－]?)[$＄]/u, '$1')
  if (text === '') return ''
  const price = plainNumber(text)
  const ratio = AMOUNT.test(price)
    ? toSignificant((Number(price) * perDollar) / MILLION / factor, DIGITS)
    : undefined
  return ratio ?? `${INVALID_PRICE_PREFIX}${text}`
}
