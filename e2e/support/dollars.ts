const UNITS_PER_DOLLAR = 500_000

/** An amount of quota as the console shows it: in dollars, with the thousands grouped. */
export function dollars(units: number, digits = 4): string {
  const [whole = '', decimals = ''] = (units / UNITS_PER_DOLLAR).toFixed(digits).split('.')
  return `$${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`
}
