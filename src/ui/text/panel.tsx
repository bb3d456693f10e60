import { Group, Paper, Stack, Text, Title, type PaperProps } from '@mantine/core'
import { useId, type ComponentProps, type ReactNode } from 'react'

interface Props extends PaperProps, Omit<ComponentProps<'section'>, keyof PaperProps | 'title'> {
  title: ReactNode
  /** False where the name of its only control would be announced twice. */
  isNamed?: boolean
  /** Beside the title. */
  controls?: ReactNode
  /** At the lower end. */
  links?: ReactNode
}

/** A section of a page in a frame, named by its heading. */
export function Panel({ title, isNamed = true, controls, links, children, ...frame }: Props) {
  const id = useId()
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={isNamed ? id : undefined} {...frame}>
      <Stack gap="sm" h="100%">
        <Group gap="xs">
          <Title order={2} id={id} flex="auto">
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
