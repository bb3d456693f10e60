import type { ReactNode } from 'react'
import type { Icon } from '@tabler/icons-react'
import classes from './status.module.css'

interface Props {
  icon: Icon
  title: string
  /** What would be here, and what to do: one action. */
  children?: ReactNode
}

/** In place of rows: why there are none, and what to do. */
export function EmptyState({ icon: Icon, title, children }: Props) {
  return (
    <div className={classes.empty}>
      <span className={classes.mark}>
        <Icon aria-hidden />
      </span>
      <strong>{title}</strong>
      {children}
    </div>
  )
}
