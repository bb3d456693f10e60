import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { CentredCard, PageTitle } from '#/ui/text/page-title'

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
      <Text>{lead}</Text>
      {children}
    </CentredCard>
  )
}
