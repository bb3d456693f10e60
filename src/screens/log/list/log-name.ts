import { formatTimestamp } from '#/format/timestamp'
import type { Log } from '#/resources/log/log'

/** What an entry is called: its time, with its model where it has one. */
export function logName({ created_at, model_name }: Log): string {
  return [formatTimestamp(created_at) ?? '–', model_name].filter(Boolean).join(' ')
}
