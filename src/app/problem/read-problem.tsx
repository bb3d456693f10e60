import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { HttpFailure, isOutage, retryAfterOf, clippedTextOf, messageOf } from '#/http/failure'
import { useT } from '#/ui/language/use-t'
import { Loading } from '#/ui/status/loading'
import { ProblemPanel } from '#/ui/status/problem-panel'
import { useOutage } from './outage'

interface Props {
  /** Name of the data inside a sentence: "tokens". */
  noun: string
  error: unknown
  onRetry: () => void
  /** When the displayed data was fetched, in unix ms; omitted when there is none. */
  updatedAt?: number
}

/** Error panel in place of data that failed to load, with a retry button. Renders nothing after the session ended. */
export function ReadProblem({ noun, error, onRetry, updatedAt }: Props) {
  const t = useT()
  const outage = useOutage()
  if (error instanceof HttpFailure && error.kind === 'unauthenticated') return null
  // The outage banner already reports failed refetches of displayed data.
  if (outage && updatedAt !== undefined && isOutage(error)) return null
  return (
    <ProblemPanel
      title={t('problem.couldNotLoad', { what: noun })}
      message={messageOf(error)}
      fullText={clippedTextOf(error)}
      wait={retryAfterOf(error)}
      asOf={updatedAt}
      onRetry={onRetry}
    />
  )
}

type QueryState = Pick<UseQueryResult, 'error' | 'isPending' | 'data' | 'dataUpdatedAt' | 'refetch'>

/** What stands in place of a query's data until there is some; undefined then. */
export function queryState(query: QueryState, noun: string): ReactNode {
  const { data, dataUpdatedAt, error } = query
  if (error)
    return (
      <ReadProblem
        noun={noun}
        error={error}
        updatedAt={data === undefined ? undefined : dataUpdatedAt}
        onRetry={() => void query.refetch()}
      />
    )
  return query.isPending ? <Loading prompt={noun} /> : undefined
}
