import { Group, Paper, Stack, Title, Text } from '@mantine/core'
import { useId, type ReactNode } from 'react'

/** Leaving the overview and returning asks for little again; a reload asks for all. */
export const OVERVIEW_STALE_MS = 300_000

interface Props {
  title: string
  links?: ReactNode
  isWide?: boolean
  controls?: ReactNode
  children: ReactNode
}

export function Panel({ title, isWide = false, links, controls, children }: Props) {
  const id = useId()
  return (
    <Paper
      component="section"
      withBorder
      p="md"
      aria-labelledby={id}
      {...(isWide && { style: { gridColumn: '1 / -1' } })}
    >
      <Stack gap="sm" h="100%">
        <Group gap="xs">
          <Title order={2} id={id} flex={1}>
            {title}
          </Title>
          {controls}
        </Group>
        {children}
        {links !== undefined && <Group mt="auto">{links}</Group>}
      </Stack>
    </Paper>
  )
}

export function PanelNote({ children }: { children: ReactNode }) {
  return (
    <Text size="sm" c="dimmed">
      {children}
    </Text>
  )
}
