import { Paper, Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import classes from './setting-card.module.css'

interface Props {
  title: string
  /** What it is for, or why to be careful. */
  lead?: ReactNode
  /** As wide as the page: it comes after all others. */
  isLast?: boolean
  children: ReactNode
}

/** One matter of the settings, under a heading that names it for screen readers too. */
export function SettingCard({ title, lead, isLast = false, children }: Props) {
  const id = useId()
  return (
    <Paper
      component="section"
      withBorder
      p="md"
      aria-labelledby={id}
      className={classes.card}
      data-last={isLast || undefined}
    >
      <Title order={2} id={id} className={classes.title}>
        {title}
      </Title>
      {lead ? <p className={classes.lead}>{lead}</p> : null}
      {children}
    </Paper>
  )
}
