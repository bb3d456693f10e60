import { Paper, Stack, Text, Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'

interface Props {
  title: ReactNode
  lead?: ReactNode
  section?: string
  /** False where its only input has the same name, which would be announced twice. */
  isNamed?: boolean
  children: ReactNode
}

export function SettingCard({ title, lead, section, isNamed = true, children }: Props) {
  const id = useId()
  return (
    <Paper
      component="section"
      withBorder
      p="md"
      maw="var(--gc-length-60)"
      style={{ overflowWrap: 'anywhere' }}
      aria-labelledby={isNamed ? id : undefined}
    >
      <Stack align="flex-start">
        <Title order={2} id={id} data-section={section} tabIndex={section === undefined ? undefined : -1}>
          {title}
        </Title>
        {lead && (
          <Text size="sm" c="dimmed" maw="var(--gc-length-44)">
            {lead}
          </Text>
        )}
        {children}
      </Stack>
    </Paper>
  )
}
