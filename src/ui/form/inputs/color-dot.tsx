import classes from './inputs.module.css'

/** A dot in a colour of the theme, for the eye only: the words beside it say the same. */
export function ColorDot({ color }: { color?: string }) {
  const background = color ? `var(--mantine-color-${color}-filled)` : undefined
  return <span aria-hidden="true" className={classes.dot} style={{ background }} />
}
