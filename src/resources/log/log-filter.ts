import { rangeBounds, nowInSeconds, type Bounds, type LogRange } from './log-range'

/** Scope of a log list: `all` for administrators, `self` for everyone. */
export type LogScope = 'all' | 'self'

/** Filter of log entries. Names match exactly; a blank and 0 mean any (K6.10). */
export interface LogFilter {
  type: number
  token_name: string
  model_name: string
  /** Administrators only. */
  username: string
  /** Channel id; administrators only. */
  channel: number
  range: LogRange
}

/** Builds the query parameters of a filter; its range is resolved now unless `bounds` are given. */
export function logSearchParams(scope: LogScope, filter: LogFilter, bounds?: Bounds) {
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

/** The filter of every entry. */
export const EVERY_ENTRY = {
  type: 0,
  token_name: '',
  model_name: '',
  username: '',
  channel: 0,
  range: 'all',
} as const satisfies LogFilter
