import type { World } from '../world'
import { LOG_TYPE, logRow, type LogRow } from './log-row'
import type { Options } from '../option/options'

/** Fields of a new log entry; time, user name and request id are filled in, the others are empty or 0. */
export type LogEntry = Partial<Omit<LogRow, 'id' | 'username'>> & Pick<LogRow, 'user_id' | 'type' | 'content'>

/**
 * Writes a log entry with the user's current name (K5.5). Returns undefined without writing if it is a consumption and
 * LogConsumeEnabled is off.
 */
export function recordLog(world: World, entry: LogEntry): Readonly<LogRow> | undefined {
  if (entry.type === LOG_TYPE.consume && !world.options.isOn('LogConsumeEnabled')) return undefined
  const username = world.users.get(entry.user_id)?.username ?? ''
  return world.logs.add((id) =>
    logRow({ created_at: world.clock.now(), request_id: world.nextRequestId(), ...entry, id, username }),
  )
}

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

/** Go's `%.2f`, which rounds half to even where `toFixed` rounds up. */
function twoDecimals(value: number): string {
  const eighths = value * 8
  const isTie = Number.isInteger(eighths) && eighths % 4 === 1
  return (isTie ? value - 0.005 : value).toFixed(2)
}

/** Content of the log entry of a text completion (K5.5). */
export function ratioText(model: number, group: number, completion: number): string {
  return `倍率：${[model, group, completion].map(twoDecimals).join(' × ')}`
}
