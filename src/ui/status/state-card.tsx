import type { ReactNode } from 'react'
import type { Icon } from '@tabler/icons-react'
import classes from './status.module.css'

interface Props {
  icon: Icon
  /** What it is, why, and one action. */
  children: ReactNode
}

/** Card in place of content that is missing, refused or not set up yet. */
export function StateCard({ icon: Icon, children }: Props) {
  return (
    <div className={classes.card}>
      <span className={classes.mark}>
        <Icon aria-hidden />
      </span>
      <div className={classes.text}>{children}</div>
    </div>
  )
}
