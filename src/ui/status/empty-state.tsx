import { Stack, ThemeIcon } from '@mantine/core'
import '@mantine/core/styles/ThemeIcon.layer.css'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'

interface Props {
  icon: Icon
  title?: string
  /** What would be here, and what to do: one action. */
  children?: ReactNode
}

/** In place of rows, or of content that is missing, refused or not set up yet: why there is none, and what to do. */
export function EmptyState({ icon: MarkIcon, title, children }: Props) {
  return (
    <Stack align="center" px="md" py="xl" ta="center" style={{ overflowWrap: 'anywhere' }}>
      <ThemeIcon variant="light" size="var(--gc-space-10)" radius="xl">
        <MarkIcon aria-hidden />
      </ThemeIcon>
      {title && <strong>{title}</strong>}
      {children}
    </Stack>
  )
}
