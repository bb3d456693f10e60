import { rangeBounds, nowInSeconds, type Bounds, type LogRange } from './log-range'

/** Whose entries: everybody's are for administrators, the own ones for all. */
export type LogScope = 'all' | 'self'

/** What entries are asked for. Names match exactly; blank and 0 ask for nothing (K6.10). */
export interface LogFilter {
  type: number
  token_name: string
  model_name: string
  /** For administrators only. */
  username: string
  /** For administrators only: a channel's id. */
  channel: number
  range: LogRange
}

/** The filter as the calls carry it, with its range resolved now unless other `bounds` are given. */
export function queryOf(scope: LogScope, filter: LogFilter, bounds?: Bounds) {
  const { start, end } = bounds ?? rangeBounds(filter.range, nowInSeconds())
  const isAll = scope === 'all'
  return {
    type: filter.type,
    username: (isAll && filter.username) || undefined,
    token_name: filter.token_name || undefined,
    model_name: filter.model_name || undefined,
    start_timestamp: start,
    end_timestamp: end,
    channel: (isAll && filter.channel) || undefined,
  }
}
