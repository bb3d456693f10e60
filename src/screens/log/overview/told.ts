import type { LogWindows } from '#/resources/log/log-windows'

/** What an overview tells, as laid out at one moment. */
export interface Told extends LogWindows {
  /** Unix seconds. */
  now: number
  /** How often it was laid out anew: each time what is still open is read again. */
  round: number
}
