import type { ReactNode } from 'react'
import classes from './setting-card.module.css'

interface Props {
  name: string
  /** What is bound, or why nothing can be. */
  state: ReactNode
  /** The button that binds. */
  children: ReactNode
}

/** One account elsewhere: what it is called, whether it is bound, and the way to bind it. */
export function BindingRow({ name, state, children }: Props) {
  return (
    <div className={classes.binding}>
      <div className={classes.bindingText}>
        <span className={classes.bindingName}>{name}</span>
        <div className={classes.bindingState}>{state}</div>
      </div>
      {children}
    </div>
  )
}
