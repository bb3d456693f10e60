const UNITS_PER_DOLLAR = 500_000

/**
 * An amount of quota as the console shows it: in dollars, with the thousands grouped, and with two significant digits
 * where it would read as zero.
 */
export function dollars(units: number, digits = 4): string {
  const fixed = (units / UNITS_PER_DOLLAR).toFixed(digits)
  if (units !== 0 && Number(fixed) === 0) return `$${Number((units / UNITS_PER_DOLLAR).toPrecision(2))}`
  const [whole = '', decimals = ''] = fixed.split('.')
  return `$${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`
}
