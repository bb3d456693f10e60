import type { ReactNode } from 'react'
import { CentredCard, PageTitle } from '#/ui/text/page-title'
import classes from './reset.module.css'

interface Props {
  title: string
  lead: string
  children: ReactNode
}

/** Card layout of both reset steps. */
export function ResetCard({ title, lead, children }: Props) {
  return (
    <CentredCard>
      <PageTitle>{title}</PageTitle>
      <p className={classes.lead}>{lead}</p>
      {children}
    </CentredCard>
  )
}
