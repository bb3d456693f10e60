/** How the server counts money: quota units per US dollar, and whether people want to see dollars. */
export interface MoneyScale {
  /** Quota per dollar; anything but a finite number above 0 means that it is unknown. */
  perDollar: number
  inCurrency: boolean
}

/** Dollars worth `quota` (server units), or undefined when the scale is unknown. */
export function quotaToDollars(quota: number, scale: MoneyScale): number | undefined {
  return Number.isFinite(scale.perDollar) && scale.perDollar > 0 ? quota / scale.perDollar : undefined
}

/**
 * Quota as people read it: `$1.50` with `digits` decimals where money is shown and the scale is known, else the
 * number of units in full, grouped.
 */
export function formatQuota(quota: number, scale: MoneyScale, digits = 2): string {
  const dollars = scale.inCurrency ? quotaToDollars(quota, scale) : undefined
  return dollars === undefined ? formatCount(quota) : formatMoney(dollars, digits)
}

/** An amount of dollars with its sign in front of the currency: `-$0.50`; a debt that rounds to nothing keeps it. */
export function formatMoney(dollars: number, digits = 2): string {
  const amount = Math.abs(dollars).toFixed(digits)
  return `${dollars < 0 ? '-' : ''}$${amount}`
}

/** Puts a comma before every third digit from the end. */
function groupThousands(digits: string): string {
  const head = digits.length % 3
  const groups = head > 0 ? [digits.slice(0, head)] : []
  for (let at = head; at < digits.length; at += 3) groups.push(digits.slice(at, at + 3))
  return groups.join(',')
}

/**
 * A whole number grouped by thousands, the same in every language: `1,234,567`. By hand: the first number that the
 * browser formats takes it as long as ten rows of a list.
 */
export function formatCount(count: number): string {
  if (Math.abs(count) >= 1e21) return count.toLocaleString('en-US')
  const digits = groupThousands(Math.round(Math.abs(count)).toFixed(0))
  return count < 0 && digits !== '0' ? `-${digits}` : digits
}

const MAGNITUDES = [
  { from: 1e9, sign: 'B' },
  { from: 1e6, sign: 'M' },
  { from: 1e4, sign: 'k', unit: 1e3 },
] as const

/** `amount` (not negative) in thousands, millions or billions with one decimal, or undefined below 10,000. */
function formatCompact(amount: number): string | undefined {
  const at = MAGNITUDES.findIndex(({ from }) => amount >= from)
  const step = MAGNITUDES[at]
  if (!step) return undefined
  const most = (MAGNITUDES[at - 1]?.from ?? Infinity) - 1
  const unit = 'unit' in step ? step.unit : step.from
  // Rounding must not lift it to the next step: 999,999 is no 1000.0k (SH-09).
  const tenths = Math.min(Math.round((amount / unit) * 10), Math.floor((most / unit) * 10))
  return `${(tenths / 10).toFixed(1)}${step.sign}`
}

/** A count as short as a list wants it: in full below 10,000, then `12.3k`, `1.0M`, `2.5B`. */
export function formatCompactCount(count: number): string {
  const short = formatCompact(Math.abs(count))
  return short === undefined ? formatCount(count) : `${count < 0 ? '-' : ''}${short}`
}

/** A quota as short as a list wants it: `$1.50`, from 10,000 dollars on `$12.3k`; units likewise. */
export function formatCompactQuota(quota: number, scale: MoneyScale): string {
  const dollars = scale.inCurrency ? quotaToDollars(quota, scale) : undefined
  if (dollars === undefined) return formatCompactCount(quota)
  const short = formatCompact(Math.abs(dollars))
  return short === undefined ? formatMoney(dollars) : `${dollars < 0 ? '-' : ''}$${short}`
}
