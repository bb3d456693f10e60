import { Title, Text } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { retryAfterOf, messageOf } from '#/http/failure'
import { useT } from '#/ui/language/use-t'
import { Loading } from '#/ui/status/loading'
import { ProblemPanel } from '#/ui/status/problem-panel'
import classes from './overview.module.css'

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
    <section aria-labelledby={id} className={classes.panel} data-wide={isWide || undefined}>
      <div className={classes.head}>
        <Title order={2} id={id} className={classes.heading}>
          {title}
        </Title>
        {controls}
      </div>
      {children}
      {links !== undefined && <div className={classes.links}>{links}</div>}
    </section>
  )
}

interface QueryState {
  error: Error | null
  isPending: boolean
  refetch: () => Promise<unknown>
}

/** What a panel shows instead of its content until the query has data; undefined then. */
export function usePanelState(query: QueryState, noun: string): ReactNode {
  const t = useT()
  if (!query.isPending && !query.error) return undefined
  if (!query.error) return <Loading prompt={noun} />
  return (
    <ProblemPanel
      title={t('problem.couldNotLoad', { what: noun })}
      message={messageOf(query.error)}
      wait={retryAfterOf(query.error)}
      onRetry={() => void query.refetch()}
    />
  )
}

/** A note in place of an empty list. */
export function PanelNote({ children }: { children: ReactNode }) {
  return (
    <Text size="sm" c="dimmed">
      {children}
    </Text>
  )
}
