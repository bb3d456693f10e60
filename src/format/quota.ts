import { isShowable, toAmount, toDecimals, UNSHOWABLE } from './decimals'

/** Conversion between quota units and US dollars, and whether quota is shown as currency. */
export interface MoneyScale {
  /** Quota units per dollar; unknown unless it is a finite number above 0. */
  perDollar: number
  inCurrency: boolean
}

/**
 * Converts `quota` (units) to dollars; undefined if the scale is unknown, or makes an amount that cannot be written in
 * digits.
 */
export function quotaToDollars(quota: number, { perDollar }: MoneyScale): number | undefined {
  if (!(Number.isFinite(perDollar) && perDollar > 0)) return undefined
  const dollars = quota / perDollar
  return isShowable(dollars) && (dollars !== 0 || quota === 0) ? dollars : undefined
}

/** How an amount of money is written: with a number of decimals, or with four significant digits and at least two decimals. */
export type MoneyDigits = number | 'significant'

/**
 * Formats quota: `$1.50` with `digits` decimals if shown as currency and the scale is known, else the grouped number
 * of units.
 */
export function formatQuota(quota: number, scale: MoneyScale, digits: MoneyDigits = 2): string {
  const dollars = scale.inCurrency ? quotaToDollars(quota, scale) : undefined
  return dollars === undefined ? formatCount(quota) : formatMoney(dollars, digits)
}

/**
 * Formats dollars with the sign before the currency, grouped by thousands: `-$1,250.50`; `–` if they cannot be written in
 * digits. An amount that would round to 0 has as many decimals as it needs: `$0.000002`.
 */
export function formatMoney(dollars: number, digits: MoneyDigits = 2): string {
  if (!isShowable(dollars)) return UNSHOWABLE
  const size = Math.abs(dollars)
  const text = digits === 'significant' ? toAmount(size) : toDecimals(size, digits)
  const [whole = '', ...decimals] = text.split('.')
  return `${dollars < 0 ? '-' : ''}$${[groupThousands(whole), ...decimals].join('.')}`
}

/** Puts a comma before every third digit from the end. In one pass: an expression that looks ahead to the end takes quadratic time. */
function groupThousands(digits: string): string {
  const head = digits.length % 3
  const groups = head > 0 ? [digits.slice(0, head)] : []
  for (let at = head; at < digits.length; at += 3) groups.push(digits.slice(at, at + 3))
  return groups.join(',')
}

/**
 * Formats a whole number grouped by thousands, the same in every language: `1,234,567`; `–` if it cannot be written in
 * digits. Without `Intl`, whose first use takes as long as rendering ten rows.
 */
export function formatCount(count: number): string {
  if (!isShowable(count)) return UNSHOWABLE
  const digits = groupThousands(Math.round(Math.abs(count)).toFixed(0))
  return count < 0 && digits !== '0' ? `-${digits}` : digits
}

const MAGNITUDES = [
  { from: 1e12, unit: 1e12, sign: 'T' },
  { from: 1e9, unit: 1e9, sign: 'B' },
  { from: 1e6, unit: 1e6, sign: 'M' },
  { from: 1e4, unit: 1e3, sign: 'k' },
]

/**
 * Formats an amount in thousands, millions, billions or trillions with one decimal; below 10,000, and if it cannot be written in
 * digits, in full.
 */
function formatCompact(amount: number, currency: '' | '$', inFull: (amount: number) => string): string {
  const size = Math.abs(amount)
  const at = MAGNITUDES.findIndex(({ from }) => size >= from)
  const step = MAGNITUDES[at]
  if (!step || !isShowable(size)) return inFull(amount)
  const most = (MAGNITUDES[at - 1]?.from ?? Infinity) - 1
  // Rounding must not reach the next magnitude: 999,999 is not 1000.0k.
  const tenths = Math.min(Math.round((size / step.unit) * 10), Math.floor((most / step.unit) * 10))
  return `${amount < 0 ? '-' : ''}${currency}${(tenths / 10).toFixed(1)}${step.sign}`
}

/** Formats a count compactly for lists: in full below 10,000, then `12.3k`, `1.0M`, `2.5B`, `500.0T`. */
export function formatCompactCount(count: number): string {
  return formatCompact(count, '', formatCount)
}

/** Formats a quota compactly for lists: `$1.50`, from 10,000 dollars on `$12.3k`; units likewise. */
export function formatCompactQuota(quota: number, scale: MoneyScale): string {
  const dollars = scale.inCurrency ? quotaToDollars(quota, scale) : undefined
  return dollars === undefined ? formatCompactCount(quota) : formatCompact(dollars, '$', formatMoney)
}
