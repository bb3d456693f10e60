/** From here on `toFixed` writes an exponent. */
const TOO_LARGE = 1e21
const MAX_DECIMALS = 15
const TOO_SMALL = 10 ** -MAX_DECIMALS
/** Significant digits of a number that would round to zero. */
const SMALL_DIGITS = 2
/** Shown in place of a number that cannot be written in digits. */
export const UNSHOWABLE = '–'

/** Whether a number can be written in digits; false for NaN and infinity. */
export function isShowable(value: number): boolean {
  const size = Math.abs(value)
  return size === 0 || (size >= TOO_SMALL && size < TOO_LARGE)
}

const withoutFinalZeros = (text: string) => text.replace(/(?<!0)0+$/, '')

/**
 * Formats a showable number that is not negative with `digits` decimals; with more, if it would round to 0 although it is
 * not.
 */
export function toDecimals(value: number, digits: number): string {
  const text = value.toFixed(digits)
  if (value === 0 || Number(text) !== 0) return text
  const firstDigit = -Math.floor(Math.log10(value))
  return withoutFinalZeros(value.toFixed(Math.min(MAX_DECIMALS, firstDigit + SMALL_DIGITS - 1)))
}

const AMOUNT_DIGITS = 4

/** Formats a showable number that is not negative with four significant digits, and with at least two decimals. */
export function toAmount(value: number): string {
  const digits = value === 0 ? 0 : AMOUNT_DIGITS - 1 - Math.floor(Math.log10(value))
  const text = value.toFixed(Math.min(MAX_DECIMALS, Math.max(2, digits)))
  const [whole = '', decimals = ''] = text.split('.')
  return `${whole}.${withoutFinalZeros(decimals).padEnd(2, '0')}`
}

/**
 * Formats a number that is not negative with at most `digits` significant digits and never an exponent, which no number
 * field accepts; undefined if it cannot be written in digits.
 */
export function toSignificant(value: number, digits: number): string | undefined {
  if (!isShowable(value)) return undefined
  const text = String(Number(value.toPrecision(digits)))
  return text.includes('e') ? withoutFinalZeros(Number(text).toFixed(MAX_DECIMALS)) : text
}
