import type { ReactNode } from 'react'
import classes from './setting-card.module.css'

interface Props {
  name: string
  /** Bound id, or the reason why nothing can be bound. */
  state: ReactNode
  /** Button that binds the account. */
  children: ReactNode
}

/** Row of one external account: name, binding state and bind button. */
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
