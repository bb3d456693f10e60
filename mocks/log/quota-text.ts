import type { Options } from '../option/options'

/** `%.6f` of a quotient whose divisor may be 0. */
function sixDecimals(value: number): string {
  if (Number.isNaN(value)) return 'NaN'
  if (Number.isFinite(value)) return value.toFixed(6)
  return value > 0 ? '+Inf' : '-Inf'
}

/** An amount as the server writes it into entries: dollars with currency display on, else points (K5.5). */
export function quotaText(options: Options, quota: number): string {
  if (!options.isOn('DisplayInCurrencyEnabled')) return `${quota} 点额度`
  return `＄${sixDecimals(quota / options.float('QuotaPerUnit'))} 额度`
}
