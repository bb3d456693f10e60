import classes from './fuller.module.css'
import { VisuallyHidden } from './visually-hidden'

interface Props {
  /** What there is room for. */
  short: string
  /** What it stands for. */
  full: string
}

/** A text cut short, which a pointer, the focus and a screen reader get in full (AX-49, AX-51). */
export function Fuller({ short, full }: Props) {
  if (short === full) return full
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without a pointer the focus is the only way to it
    <span className={classes.cut} tabIndex={0} data-full={full}>
      <span aria-hidden="true">{short}</span>
      <VisuallyHidden>{full}</VisuallyHidden>
    </span>
  )
}
