import type { ReactNode } from 'react'
import classes from './status.module.css'

/** Colour of the dot. */
export type StatusTone = 'good' | 'fair' | 'bad' | 'warning' | 'neutral'

/** Status text with a coloured dot. The text alone carries the meaning (WCAG 1.4.1). */
export function StatusBadge({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  )
}
