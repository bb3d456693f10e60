import type { ReactNode } from 'react'
import classes from './visually-hidden.module.css'

interface Props {
  /** An `output` is spoken when what it says changes. */
  as?: 'span' | 'div' | 'output'
  role?: 'status'
  children: ReactNode
}

/** For screen readers only. A plain element: the library's works out its styles at each drawing. */
export function VisuallyHidden({ as: Element = 'span', role, children }: Props) {
  return (
    <Element role={role} className={classes.hidden}>
      {children}
    </Element>
  )
}
