import type { TimeBuckets } from '#/resources/log/time-buckets'

/** Time buckets of an overview, fixed at `now`. */
export interface OverviewWindow extends TimeBuckets {
  /** Unix seconds. */
  now: number
  /** Number of refreshes. Each one refetches the buckets that were still open. */
  refreshCount: number
}
