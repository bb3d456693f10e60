import { formatTimestamp } from '#/format/timestamp'
import type { Log } from '#/resources/log/log'

/** Number of decimals for quota amounts in the log. */
export const LOG_DIGITS = 6

/** Accessible name of an entry: its time, and its model if it has one. */
export function logName({ created_at, model_name }: Log): string {
  return [formatTimestamp(created_at) ?? '–', model_name].filter(Boolean).join(' ')
}
