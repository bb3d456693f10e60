import type { StaticKey } from '#/i18n/i18n'
import type { StatusTone } from '#/ui/status/status-badge'

interface Grade {
  /** The longest time in it, in ms. */
  maxMs: number
  label: StaticKey
  tone: StatusTone
}

/** How a response time is judged: the bands of the specification with a word each. */
const GRADES: readonly Grade[] = [
  { maxMs: 0, label: 'channel.response.untested', tone: 'neutral' },
  { maxMs: 1000, label: 'channel.response.fast', tone: 'good' },
  { maxMs: 3000, label: 'channel.response.fair', tone: 'fair' },
  { maxMs: 5000, label: 'channel.response.slow', tone: 'warning' },
]
const SLOWEST: Grade = { maxMs: Infinity, label: 'channel.response.verySlow', tone: 'bad' }

/** The band of `ms`; nothing, or less than nothing, counts as not tested. */
export function responseTimeGrade(ms: number): Grade {
  return GRADES.find(({ maxMs }) => ms <= maxMs) ?? SLOWEST
}
