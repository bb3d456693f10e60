import classes from './time-text.module.css'
import { anyMomentText, isInMilliseconds, toIsoInstant, formatTimestamp } from '#/format/timestamp'
import { useT } from '#/ui/language/use-t'

interface Props {
  /** Unix seconds; 0 means never. */
  seconds: number
  /** What to show for no time. */
  none?: string
  /** Where 0 and times before 1970 are times like all others. */
  isAlwaysTime?: boolean
}

/** Says that a time came in milliseconds, and as which number. */
function MillisecondsMark({ value }: { value: number }) {
  const t = useT()
  return (
    <span className={classes.mark} title={t('grid.milliseconds.hint', { value })}>
      {t('grid.milliseconds')}
    </span>
  )
}

/** A point in time in the person's zone, machine-readable with that zone. */
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
      {time} <MillisecondsMark value={seconds} />
    </>
  )
}
