import { Card } from '#/ui/layout/layout'
import { Heading } from '#/ui/text/text'
import { useId, type ReactNode } from 'react'
import classes from './setting-card.module.css'

interface Props {
  title: string
  /** Purpose of the card, or a warning. */
  lead?: ReactNode
  /** Spans the full width, below all other cards. */
  isLast?: boolean
  children: ReactNode
}

/** Card of the settings page; its heading names the region for screen readers. */
export function SettingCard({ title, lead, isLast = false, children }: Props) {
  const id = useId()
  return (
    <Card isStack aria-labelledby={id} className={classes.card} data-last={isLast || undefined}>
      <Heading order={2} id={id} className={classes.title}>
        {title}
      </Heading>
      {lead ? <p className={classes.lead}>{lead}</p> : null}
      {children}
    </Card>
  )
}
