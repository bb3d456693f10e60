import type { PlainKey } from '#/i18n/i18n'
import type { StatusTone } from '#/ui/feedback/status-mark'

interface Band {
  /** The longest time in it, in ms. */
  upTo: number
  label: PlainKey
  tone: StatusTone
}

/** How a response time is judged (C04): the bands of the specification with a word each. */
const BANDS: readonly Band[] = [
  { upTo: 0, label: 'channel.response.untested', tone: 'neutral' },
  { upTo: 1000, label: 'channel.response.fast', tone: 'good' },
  { upTo: 3000, label: 'channel.response.fair', tone: 'fair' },
  { upTo: 5000, label: 'channel.response.slow', tone: 'warning' },
]
const SLOWEST: Band = { upTo: Infinity, label: 'channel.response.verySlow', tone: 'bad' }

/** The band of `ms`; nothing, or less than nothing, counts as not tested. */
export function responseBand(ms: number): Band {
  return BANDS.find(({ upTo }) => ms <= upTo) ?? SLOWEST
}
