import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { PageTitle } from '#/ui/text/page-title'
import classes from './reset.module.css'

interface Props {
  title: string
  lead: string
  children: ReactNode
}

/** The narrow page of both steps: what it is, what it does, and the step. */
export function ResetCard({ title, lead, children }: Props) {
  return (
    <div className={classes.place}>
      <Stack className={classes.card}>
        <PageTitle>{title}</PageTitle>
        <p className={classes.lead}>{lead}</p>
        {children}
      </Stack>
    </div>
  )
}
