import type { ReactNode } from 'react'
import { Icon, type IconName } from '#/ui/icon/icon'
import classes from './status.module.css'

interface Props {
  icon: IconName
  title: string
  /** What would be here, and what to do: one action. */
  children?: ReactNode
}

/** In place of rows: why there are none, and what to do. */
export function EmptyState({ icon, title, children }: Props) {
  return (
    <div className={classes.empty}>
      <span className={classes.mark}>
        <Icon name={icon} />
      </span>
      <strong>{title}</strong>
      {children}
    </div>
  )
}
