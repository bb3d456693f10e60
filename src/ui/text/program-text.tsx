import classes from './text.module.css'

interface Props {
  /** The accessible name of the region, which the keyboard can scroll. */
  label: string
  children: string
}

/** A program, or a text of the server, as it is. */
export function ProgramText({ label, children }: Props) {
  return (
    <pre className={classes.program} {...{ role: 'region', tabIndex: 0, 'aria-label': label }}>
      <code translate="no">{children}</code>
    </pre>
  )
}
