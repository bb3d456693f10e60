import { useSyncExternalStore } from 'react'
import { formatAnyTimestamp, formatTimestamp, isInMilliseconds, toIsoInstant } from '#/format/timestamp'
import { currentLanguage, t, type Language } from '#/i18n/i18n'
import { Tag } from './badge'

/** Farther away is an unusual value, such as one in milliseconds, which is shown itself. */
const MAX_RELATIVE_S = 20 * 366 * 86_400

const NOWRAP = { whiteSpace: 'nowrap' } as const

interface Props {
  /** Unix seconds; 0 means never. */
  seconds: number
  /** The text for a missing time. */
  none?: string
  /** Treats 0 as an ordinary time, and shows a negative number, which is none, as it is. */
  isAlwaysTime?: boolean
  /** The current time in Unix seconds: the tooltip has the distance from it. */
  now?: number | undefined
  /** The time has passed: one shortly after `now`, which is up to a minute old, is just now. */
  isPast?: boolean
  /** Exchanges text and tooltip. */
  isRelative?: boolean
}

/** A timestamp in the local time zone, in a `time` element with the zone's offset. */
export function TimeText(props: Props) {
  const { seconds, none = '–', isAlwaysTime = false, now, isPast = false, isRelative = false } = props
  if (isAlwaysTime && seconds < 0) return <span title={t('time.invalid', { value: seconds })}>{seconds}</span>
  const text = isAlwaysTime ? formatAnyTimestamp(seconds) : formatTimestamp(seconds)
  if (text === undefined) return none
  const isNear = now !== undefined && Math.abs(seconds - now) < MAX_RELATIVE_S
  const isJustNow = isNear && isPast && seconds - now <= MINUTE_S
  const distance = () => isNear && relativeTime(isJustNow ? Math.min(seconds, now) : seconds, now)
  const relative = isRelative && distance()
  const time = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only sets the tooltip
    <time
      style={NOWRAP}
      dateTime={toIsoInstant(seconds)}
      title={relative ? text : undefined}
      // Not while rendering: the first use of the format takes as long as rendering two rows.
      onMouseEnter={({ currentTarget }) => {
        if (!relative) currentTarget.title = distance() || ''
      }}
    >
      {relative || text}
    </time>
  )
  if (!isInMilliseconds(seconds)) return time
  return (
    <>
      {time}{' '}
      <Tag tone="warning" title={t('grid.milliseconds.hint', { value: seconds })}>
        {t('grid.milliseconds')}
      </Tag>
    </>
  )
}

const TICK_MS = 15_000

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, TICK_MS)
  return () => clearInterval(timer)
}

const MINUTE_S = 60
const currentMinute = () => Math.floor(Date.now() / 1000 / MINUTE_S) * MINUTE_S

/** Returns the current minute in Unix seconds, for relative times. */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, currentMinute)
}

/** Steps of a distance in time, each from that many seconds on. */
const STEPS = [
  { unit: 'year', seconds: 31_556_952 },
  { unit: 'month', seconds: 2_629_746 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const

const formats: Partial<Record<Language, Intl.RelativeTimeFormat>> = {}

/** Formats a time relative to `now` (both Unix seconds): `3 days ago`. Rounded down, so that it never promises more. */
export function relativeTime(seconds: number, now: number): string {
  const distance = seconds - now
  const step = STEPS.find((candidate) => Math.abs(distance) >= candidate.seconds)
  if (!step) return t(distance > 0 ? 'time.soon' : 'time.now')
  const language = currentLanguage()
  const format = (formats[language] ??= new Intl.RelativeTimeFormat(language))
  return format.format(Math.trunc(distance / step.seconds), step.unit)
}
