import type { Log } from './log'
import type { LogFilter, LogScope } from './log-filter'

/** Log filter members by which consumption can be broken down. */
export type BreakdownBy = 'model_name' | 'token_name' | 'username' | 'channel'

/** Available breakdowns per scope; `username` and `channel` are for administrators. */
export const BREAKDOWNS: Record<LogScope, readonly BreakdownBy[]> = {
  all: ['model_name', 'token_name', 'username', 'channel'],
  self: ['model_name', 'token_name'],
}

/** Returns the `count` names with the highest cost among `rows`, most expensive first. */
export function mostExpensive(rows: readonly Log[], by: BreakdownBy, count: number): string[] {
  const costs = new Map<string, number>()
  for (const row of rows) {
    const name = String(row[by] || '')
    const { quota = 0 } = row
    if (name && quota > 0) costs.set(name, (costs.get(name) ?? 0) + quota)
  }
  return [...costs]
    .toSorted(([, costA], [, costB]) => costB - costA)
    .slice(0, count)
    .map(([name]) => name)
}

/** Returns `filter` narrowed to one name. */
export function withFilterValue(filter: LogFilter, by: BreakdownBy, name: string): LogFilter {
  return by === 'channel' ? { ...filter, channel: Number(name) } : { ...filter, [by]: name }
}
