import { Group, Paper, Stack, ThemeIcon } from '@mantine/core'
import '@mantine/core/styles/ThemeIcon.layer.css'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'

interface Props {
  icon: Icon
  title: string
  /** What would be here, and what to do: one action. */
  children?: ReactNode
}

/** In place of rows: why there are none, and what to do. */
export function EmptyState({ icon, title, children }: Props) {
  return (
    <Stack align="center" px="md" py="xl" ta="center">
      <Mark icon={icon} />
      <strong>{title}</strong>
      {children}
    </Stack>
  )
}

/** Card in place of content that is missing, refused or not set up yet: what it is, why, and one action. */
export function StateCard({ icon, children }: Omit<Props, 'title'>) {
  return (
    <Paper withBorder p="lg" maw="var(--gc-length-44)">
      <Group gap="md" align="flex-start">
        <Mark icon={icon} />
        <Stack
          gap="xs"
          flex="1 1 var(--gc-length-12)"
          align="flex-start"
          miw={0}
          style={{ overflowWrap: 'anywhere' }}
        >
          {children}
        </Stack>
      </Group>
    </Paper>
  )
}

function Mark({ icon: MarkIcon }: { icon: Icon }) {
  return (
    <ThemeIcon variant="light" size="var(--gc-space-10)" radius="xl">
      <MarkIcon aria-hidden />
    </ThemeIcon>
  )
}
