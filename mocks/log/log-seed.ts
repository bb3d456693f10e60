import type { SeedName } from '../world'
import { demoLogs } from './demo-logs'
import { hostileLogs } from './hostile-logs'
import { largeLogs } from './large-logs'
import type { LogSeed } from './log-table'
import { smallLogs } from './small-logs'

/** Seed log of a world; `start` is its start time in unix seconds. */
export function logSeed(seed: SeedName, start: number): LogSeed {
  if (seed === 'small') return { rows: smallLogs(start) }
  if (seed === 'demo') return { rows: demoLogs(start) }
  if (seed === 'large') return { columns: largeLogs(), rows: [] }
  return { rows: seed === 'hostile' ? hostileLogs(start) : [] }
}
