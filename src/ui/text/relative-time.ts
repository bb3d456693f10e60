import { t } from '#/i18n/i18n'

/** Steps of a distance in time, each from that many seconds on. */
const STEPS = [
  { unit: 'year', seconds: 31_556_952 },
  { unit: 'month', seconds: 2_629_746 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const

/** Formats a time relative to `now` (both Unix seconds): `3 days ago`, `in 2 h`. Rounded down, so that it never promises more. */
export function relativeTime(seconds: number, now: number): string {
  const distance = Math.abs(seconds - now)
  const step = STEPS.find((candidate) => distance >= candidate.seconds)
  if (!step) return t(seconds > now ? 'time.soon' : 'time.now')
  const n = Math.floor(distance / step.seconds)
  return t(seconds < now ? `time.past.${step.unit}` : `time.future.${step.unit}`, { n })
}
