import { Paper, Stack, Text, Title } from '@mantine/core'
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
    <Paper
      component="section"
      withBorder
      p="md"
      aria-labelledby={id}
      className={classes.card}
      data-last={isLast || undefined}
    >
      <Stack align="flex-start">
        <Title order={2} id={id}>
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
