import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { retryAfterOf } from '#/http/failure'
import type { Log } from '#/resources/log/log'
import type { LogFilter, LogScope } from '#/resources/log/log-filter'
import { logQueries } from '#/resources/log/log-queries'
import { countNewRows } from '#/resources/log/pagination-drift'

const POLL_INTERVAL_MS = 5000
/** Delay in ms after an error without a retry time. */
const ERROR_DELAY_MS = 30_000

export interface LiveUpdates {
  isOn: boolean
  toggle: () => void
  /** Rows newer than those in `shown`, at most one page. */
  newRows: number
  /** Error that paused polling. */
  error: unknown
  /** Time of the error in ms; distinguishes two pauses. */
  failedAt: number
}

interface Options {
  scope: LogScope
  filter: LogFilter
  /** Only the first page can be polled, because new rows appear nowhere else. */
  isFirstPage: boolean
  shown: readonly Log[] | undefined
  shownAt: number
}

function pauseAfterError(error: unknown): number | false {
  const retryAfter = retryAfterOf(error)
  if (!retryAfter) return ERROR_DELAY_MS
  return retryAfter.automatic && retryAfter.seconds * 1000
}

/**
 * Polls for new entries without changing the list. Polling stops while the tab is hidden and respects rate
 * limits.
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
    refetchInterval: ({ state }) =>
      state.status === 'error' ? pauseAfterError(state.error) : POLL_INTERVAL_MS,
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
