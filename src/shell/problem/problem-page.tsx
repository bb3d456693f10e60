import { Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { PageTitle } from '#/ui/text/page-title'

interface Props {
  title: string
  hint: string
  /** Ways to go on: links or buttons. */
  children?: ReactNode
}

/** A page that says why there is nothing else to see here, and where to go from it. */
export function ProblemPage({ title, hint, children }: Props) {
  return (
    <Stack align="flex-start" gap="md" py="xl">
      <PageTitle>{title}</PageTitle>
      <Text>{hint}</Text>
      {children}
    </Stack>
  )
}
