import type { Log } from './log'
import type { LogFilter, LogScope } from './log-filter'

/** By what consumption can be split: each is a filter of the sums. */
export type BreakdownBy = 'model_name' | 'token_name' | 'username' | 'channel'

/** What can be split by for each list; the last two are for administrators. */
export const BREAKDOWNS: Record<LogScope, readonly BreakdownBy[]> = {
  all: ['model_name', 'token_name', 'username', 'channel'],
  self: ['model_name', 'token_name'],
}

/** Each name is a call, so only the dearest of the loaded rows are asked for. */
const MAX_NAMES = 8

/** The names that cost most among `rows`, the dearest first: those worth a question of their own. */
export function mostExpensive(rows: readonly Log[], by: BreakdownBy): string[] {
  const costs = new Map<string, number>()
  for (const row of rows) {
    const name = String(row[by] || '')
    const { quota = 0 } = row
    if (name && quota > 0) costs.set(name, (costs.get(name) ?? 0) + quota)
  }
  return [...costs]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MAX_NAMES)
    .map(([name]) => name)
}

/** `filter` narrowed to one name. */
export function withFilterValue(filter: LogFilter, by: BreakdownBy, name: string): LogFilter {
  return by === 'channel' ? { ...filter, channel: Number(name) } : { ...filter, [by]: name }
}
