import type { ReactNode } from 'react'
import classes from './text.module.css'

const SHAPES = { good: '●', fair: '◆', warning: '▲', bad: '■', neutral: '○' }
/** Tone of a status; each has a colour and a shape of its own. */
export type BadgeTone = keyof typeof SHAPES

/** Status text with a coloured shape. The text alone carries the meaning (WCAG 1.4.1). */
export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classes.badge}
      data-shape={SHAPES[tone]}
      style={{ whiteSpace: 'nowrap', ['--badge-color' as string]: `var(--gc-${tone})` }}
    >
      {children}
    </span>
  )
}

interface TagProps {
  tone?: BadgeTone | undefined
  title?: string | undefined
  children: ReactNode
}

/** A word in a frame, such as a group or a mark of a row. */
export const Tag = ({ tone, title, children }: TagProps) => (
  <span className={classes.tag} style={tone && { color: `var(--gc-${tone})` }} title={title}>
    {children}
  </span>
)
