import type { TimeBuckets } from '#/resources/log/time-buckets'

/** What an overview tells, as laid out at one moment. */
export interface OverviewWindow extends TimeBuckets {
  /** Unix seconds. */
  now: number
  /** How often it was laid out anew: each time what is still open is read again. */
  refreshCount: number
}
