import { Paper } from '@mantine/core'

const PROGRAM = { overflow: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const

interface Props {
  /** The accessible name of the region, which the keyboard can scroll. */
  label: string
  children: string
}

/** A program, or a text of the server, as it is. */
export function ProgramText({ label, children }: Props) {
  return (
    <Paper
      component="pre"
      m={0}
      p="sm"
      mah="var(--gc-length-20)"
      fz="sm"
      ta="start"
      bg="var(--gc-sunken)"
      style={PROGRAM}
      {...{ role: 'region', tabIndex: 0, 'aria-label': label }}
    >
      <code translate="no">{children}</code>
    </Paper>
  )
}
