/** How the server counts money: quota units per US dollar, and whether people want to see dollars. */
export interface MoneyScale {
  /** Quota per dollar; anything but a finite number above 0 means that it is unknown. */
  perDollar: number
  inCurrency: boolean
}

/** Dollars worth `quota` (server units), or undefined when the scale is unknown. */
export function dollarsOf(quota: number, scale: MoneyScale): number | undefined {
  return Number.isFinite(scale.perDollar) && scale.perDollar > 0 ? quota / scale.perDollar : undefined
}

/**
 * Quota as people read it: `$1.50` with `digits` decimals where money is shown and the scale is known, else the
 * number of units in full, grouped.
 */
export function quotaText(quota: number, scale: MoneyScale, digits = 2): string {
  const dollars = scale.inCurrency ? dollarsOf(quota, scale) : undefined
  return dollars === undefined ? countText(quota) : moneyText(dollars, digits)
}

/** An amount of dollars with its sign in front of the currency: `-$0.50`. */
export function moneyText(dollars: number, digits = 2): string {
  const amount = Math.abs(dollars).toFixed(digits)
  return `${dollars < 0 && Number(amount) !== 0 ? '-' : ''}$${amount}`
}

/** A whole number grouped by thousands, the same in every language: `1,234,567`. */
export function countText(count: number): string {
  return new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }).format(count)
}
