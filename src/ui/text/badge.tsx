import type { ReactNode } from 'react'
import classes from './badge.module.css'

/** Tone of a status; each has a colour and a shape of its own. */
export type BadgeTone = 'good' | 'fair' | 'warning' | 'bad' | 'neutral'

/** Status text with a coloured shape: disc, diamond, triangle, square or ring. The text alone carries the meaning (WCAG 1.4.1). */
export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  )
}
