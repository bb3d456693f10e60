import { tooltipText } from '#/format/truncate'
import classes from './truncated-text.module.css'
import { VisuallyHidden } from './visually-hidden'

interface Props {
  /** What there is room for. */
  short: string
  /** What it stands for. */
  full: string
}

/**
 * A text cut short. A screen reader gets it in full, a pointer and the focus as much of it as a tooltip shows (AX-49, AX-51).
 */
export function TruncatedText({ short, full }: Props) {
  if (short === full) return full
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without a pointer the focus is the only way to it
    <span className={classes.cut} tabIndex={0} data-full={tooltipText(full)}>
      <span aria-hidden="true" className={classes.short}>
        {short}
      </span>
      <VisuallyHidden>{full}</VisuallyHidden>
    </span>
  )
}
