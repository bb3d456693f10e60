import classes from './time-text.module.css'
import { momentInstant, momentText } from '#/format/moment'

interface Props {
  /** Unix seconds; 0 means never. */
  seconds: number
  /** What to show for no time. */
  none?: string
}

/** A point in time in the person's zone, machine-readable with that zone (decision 30). */
export function TimeText({ seconds, none = '–' }: Props) {
  const text = momentText(seconds)
  return text ? (
    <time className={classes.time} dateTime={momentInstant(seconds)}>
      {text}
    </time>
  ) : (
    none
  )
}
