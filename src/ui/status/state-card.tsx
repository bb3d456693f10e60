import type { ReactNode } from 'react'
import { Icon, type IconName } from '#/ui/icon/icon'
import classes from './status.module.css'

interface Props {
  icon: IconName
  /** What it is, why, and one action. */
  children: ReactNode
}

/** Card in place of content that is missing, refused or not set up yet. */
export function StateCard({ icon, children }: Props) {
  return (
    <div className={classes.card}>
      <span className={classes.mark}>
        <Icon name={icon} />
      </span>
      <div className={classes.text}>{children}</div>
    </div>
  )
}
