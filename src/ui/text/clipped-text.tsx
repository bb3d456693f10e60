import { tooltipText } from '#/format/truncate'
import classes from './clipped-text.module.css'

/** A name of more units than this takes one line; shorter ones may wrap where their cell lets them. */
const LONG = 64

interface Props {
  text: string
  className?: string | undefined
  /** Shown on hover. Unless it is given, a long text is; a blank one shows nothing. */
  tooltip?: string
}

/**
 * A text from the server in a cell. However long it is, it takes one line and no more width than its column, and
 * marks stacked on a letter stay inside that line. Screen readers get the whole text, a pointer its beginning.
 */
export function ClippedText({ text, className, tooltip }: Props) {
  const isLong = text.length > LONG
  const shown = tooltip ?? (isLong ? text : '')
  return (
    <bdi
      className={className === undefined ? classes.text : `${classes.text} ${className}`}
      data-long={isLong || undefined}
      title={shown === '' ? undefined : tooltipText(shown)}
    >
      {text}
    </bdi>
  )
}
