import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { retryAfterOf } from '#/http/failure'
import type { Log } from '#/resources/log/log'
import type { LogFilter, LogScope } from '#/resources/log/log-filter'
import { logQueries } from '#/resources/log/log-queries'
import { countNewRows } from '#/resources/log/pagination-drift'

const EVERY_MS = 5000
/** After a failure that names no wait. */
const AFTER_FAILURE_MS = 30_000

export interface LiveUpdates {
  isOn: boolean
  toggle: () => void
  /** Rows that came since those `shown` were read; as many as a page at most. */
  newRows: number
  /** Why it pauses. */
  error: unknown
  /** When that was, in ms: tells one pause from the next. */
  failedAt: number
}

interface Options {
  scope: LogScope
  filter: LogFilter
  /** Only the first page can be watched: behind it nothing new appears. */
  isFirstPage: boolean
  shown: readonly Log[] | undefined
  shownAt: number
}

function pauseAfterError(error: unknown): number | false {
  const wait = retryAfterOf(error)
  if (!wait) return AFTER_FAILURE_MS
  return wait.automatic && wait.seconds * 1000
}

/**
 * Looks every few seconds whether entries have come, beside the list and without moving it. The cache does not ask
 * while the page is hidden; a server that asks for a pause gets it.
 */
export function useLive({ scope, filter, isFirstPage, shown, shownAt }: Options): LiveUpdates {
  const [isOn, setOn] = useState(false)
  const isWatching = isOn && isFirstPage
  const newest = useQuery({
    ...logQueries.newest(scope, filter),
    enabled: isWatching,
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.status === 'error' ? pauseAfterError(state.error) : EVERY_MS),
  })
  const isNewer = isWatching && newest.data !== undefined && newest.dataUpdatedAt > shownAt
  return {
    isOn,
    toggle: () => setOn(!isOn),
    newRows: isNewer && shown ? countNewRows(shown, newest.data.rows) : 0,
    error: isWatching ? newest.error : null,
    failedAt: newest.errorUpdatedAt,
  }
}
