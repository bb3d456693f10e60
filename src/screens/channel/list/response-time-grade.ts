import type { StaticKey } from '#/i18n/i18n'
import type { BadgeTone } from '#/ui/text/badge'

type Grade = readonly [maxMs: number, label: StaticKey, tone: BadgeTone]

/** Grades of a response time, each up to a number of ms. */
const GRADES: readonly Grade[] = [
  [0, 'channel.response.untested', 'neutral'],
  [1000, 'channel.response.fast', 'good'],
  [3000, 'channel.response.fair', 'fair'],
  [5000, 'channel.response.slow', 'warning'],
]
const SLOWEST: Grade = [Infinity, 'channel.response.verySlow', 'bad']

/** Grade of a response time in ms. Zero and negative numbers mean untested. */
export function responseTimeGrade(ms: number) {
  const [, label, tone] = GRADES.find(([maxMs]) => ms <= maxMs) ?? SLOWEST
  return { label, tone }
}
