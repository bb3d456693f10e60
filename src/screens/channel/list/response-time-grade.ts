import type { BadgeTone } from '#/ui/text/badge'
import type { StaticKey } from '#/i18n/i18n'

interface Grade {
  /** Upper bound in ms, inclusive. */
  maxMs: number
  label: StaticKey
  tone: BadgeTone
}

/** Grades of a response time, in ascending order. */
const GRADES: readonly Grade[] = [
  { maxMs: 0, label: 'channel.response.untested', tone: 'neutral' },
  { maxMs: 1000, label: 'channel.response.fast', tone: 'good' },
  { maxMs: 3000, label: 'channel.response.fair', tone: 'fair' },
  { maxMs: 5000, label: 'channel.response.slow', tone: 'warning' },
]
const SLOWEST: Grade = { maxMs: Infinity, label: 'channel.response.verySlow', tone: 'bad' }

/** Grade of a response time in ms. Zero and negative numbers mean untested. */
export function responseTimeGrade(ms: number): Grade {
  return GRADES.find(({ maxMs }) => ms <= maxMs) ?? SLOWEST
}
