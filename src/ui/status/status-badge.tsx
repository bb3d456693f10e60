import type { ReactNode } from 'react'
import classes from './status-badge.module.css'

export type StatusTone = 'good' | 'fair' | 'bad' | 'warning' | 'neutral'

/** A word with a coloured dot: the colour helps, the word says it (1.4.1). */
export function StatusBadge({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <span className={classes.mark} data-tone={tone}>
      {children}
    </span>
  )
}
