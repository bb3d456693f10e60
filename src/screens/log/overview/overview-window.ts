import type { Log } from '#/resources/log/log'
import type { LogFilter, LogScope } from '#/resources/log/log-filter'
import type { TimeBuckets } from '#/resources/log/time-buckets'

/** The entries that an overview sums up. */
export interface OverviewProps {
  scope: LogScope
  filter: LogFilter
  /** Rows fetched so far, the source of the names to break down by. */
  loaded: readonly Log[]
}

/** Time buckets of an overview, fixed at `now`. */
export interface OverviewWindow extends TimeBuckets {
  /** Unix seconds. */
  now: number
  /** Number of refreshes. Each one refetches the buckets that were still open. */
  refreshCount: number
}
