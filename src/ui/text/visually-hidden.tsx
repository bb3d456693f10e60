import type { ReactNode } from 'react'
import classes from './text.module.css'

interface Props {
  /** `output` is a live region: changes of its content are announced. */
  as?: 'span' | 'div' | 'output'
  role?: 'status'
  children: ReactNode
}

/** Text for screen readers only. Cheaper than Mantine's component, which computes styles on every render. */
export function VisuallyHidden({ as: Element = 'span', role, children }: Props) {
  return (
    <Element role={role} className={classes.hidden}>
      {children}
    </Element>
  )
}
