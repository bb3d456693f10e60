import { Group, Paper, Stack, Title, Text } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { ReadProblem } from '#/app/problem/read-problem'
import { Loading } from '#/ui/status/loading'

/** Leaving the overview and returning asks for little again; a reload asks for all. */
export const OVERVIEW_STALE_MS = 300_000

interface Props {
  title: string
  /** Links to the list that the panel summarises, at its end. */
  links?: ReactNode
  /** Whether it takes the whole width of its columns. */
  isWide?: boolean
  /** Controls beside the title. */
  controls?: ReactNode
  children: ReactNode
}

/** Frame of a panel of the overview. */
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

interface QueryState {
  error: Error | null
  isPending: boolean
  refetch: () => Promise<unknown>
}

/** What a panel shows instead of its content until the query has data; undefined then. */
export function panelState(query: QueryState, noun: string): ReactNode {
  if (!query.isPending && !query.error) return undefined
  if (!query.error) return <Loading prompt={noun} />
  return <ReadProblem noun={noun} error={query.error} onRetry={() => void query.refetch()} />
}

/** A note in place of an empty list. */
export function PanelNote({ children }: { children: ReactNode }) {
  return (
    <Text size="sm" c="dimmed">
      {children}
    </Text>
  )
}
