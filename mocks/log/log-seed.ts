import { hostileLogs } from './hostile-logs'
import { largeLogs } from './large-logs'
import type { LogSeed } from './log-table'
import { smallLogs } from './small-logs'

/** Seed log of a world; `start` is its start time in unix seconds. */
export function logSeed(seed: 'small' | 'large' | 'empty' | 'hostile', start: number): LogSeed {
  if (seed === 'small') return { rows: smallLogs(start) }
  if (seed === 'large') return { columns: largeLogs(), rows: [] }
  return { rows: seed === 'hostile' ? hostileLogs(start) : [] }
}
