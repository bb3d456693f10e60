import type { Options } from '../option/options'

/** Go's `%.6f`, including NaN and infinities from a division by 0. */
function sixDecimals(value: number): string {
  if (Number.isNaN(value)) return 'NaN'
  if (Number.isFinite(value)) return value.toFixed(6)
  return value > 0 ? '+Inf' : '-Inf'
}

/** Formats a quota as in log entries: dollars if currency display is on, else points (K5.5). */
export function quotaText(options: Options, quota: number): string {
  if (!options.isOn('DisplayInCurrencyEnabled')) return `${quota} 点额度`
  return `＄${sixDecimals(quota / options.float('QuotaPerUnit'))} 额度`
}
