import { useSyncExternalStore } from 'react'
import { anyMomentText, formatTimestamp, isInMilliseconds, toIsoInstant } from '#/format/timestamp'
import { useT } from '#/ui/language/use-t'
import classes from './text.module.css'

interface Props {
  /** Unix seconds; 0 means never. */
  seconds: number
  /** The text for a missing time. */
  none?: string
  /** Treats 0 and times before 1970 as ordinary times. */
  isAlwaysTime?: boolean
}

/** A badge for a time that the server sent in milliseconds, with the number as tooltip. */
function MillisecondsBadge({ value }: { value: number }) {
  const t = useT()
  return (
    <span className={classes.milliseconds} title={t('grid.milliseconds.hint', { value })}>
      {t('grid.milliseconds')}
    </span>
  )
}

/** A timestamp in the local time zone, in a `time` element with the zone's offset. */
export function TimeText({ seconds, none = '–', isAlwaysTime = false }: Props) {
  const text = isAlwaysTime ? anyMomentText(seconds) : formatTimestamp(seconds)
  if (text === undefined) return none
  const time = (
    <time className={classes.time} dateTime={toIsoInstant(seconds)}>
      {text}
    </time>
  )
  if (!isInMilliseconds(seconds)) return time
  return (
    <>
      {time} <MillisecondsBadge value={seconds} />
    </>
  )
}

const TICK_MS = 15_000
const currentTick = () => Math.floor(Date.now() / TICK_MS) * (TICK_MS / 1000)

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, TICK_MS)
  return () => clearInterval(timer)
}

/** Returns the current time in Unix seconds and re-renders every 15 s. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, currentTick)
}
