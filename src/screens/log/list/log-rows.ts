import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { PAGE_SIZE } from '#/http/rows'
import { type Log, LOG_PRESENT, logQueries } from '#/resources/log/log'
import { LOG_TYPE, type LogFilter, type LogScope } from '#/resources/log/log-filter'
import { refetchOpenSums } from '#/resources/log/sums'
import type { ChangeSearch } from '#/ui/grid/grid-search'
import type { GridRows } from '#/ui/grid/use-grid'

interface LogRowsOptions {
  scope: LogScope
  filter: LogFilter
  p: number
  perPage: number
  onSearch: ChangeSearch
  /** The server filters by one type only: tests are left out here. */
  hidesTests: boolean
  isLive: boolean
}

/** How often each page of the server is asked for again. */
const LIVE_INTERVAL_MS = 5000

/** Rows of the current page, and how many of channel tests are hidden. One behind the end leads to the page before it. */
export function useLogRows({ scope, filter, p, perPage, onSearch, hidesTests, isLive }: LogRowsOptions) {
  const cache = useQueryClient()
  const { refresh } = useReloadLogs()
  const page = useQuery({
    ...logQueries.rows(scope, filter, p, perPage),
    placeholderData: keepPreviousData,
    refetchInterval: isLive && p === 0 && LIVE_INTERVAL_MS * Math.ceil(perPage / PAGE_SIZE),
  })
  const loaded = page.data?.rows
  const isBehind = loaded?.length === 0 && !page.isPlaceholderData && p > 0
  useEffect(() => {
    if (!isBehind) return
    const before = cache.getQueryData(logQueries.rows(scope, filter, p - 1, perPage).queryKey)
    onSearch({ p: before ? p - 1 : 0 }, 'replace')
    // oxlint-disable-next-line react/exhaustive-deps -- `onSearch` is a new function on every render
  }, [isBehind, p, perPage, scope, filter])
  // Also where the next page was found to be empty.
  const next = useQuery({ ...logQueries.rows(scope, filter, p + 1, perPage), enabled: false }).data
  const rows = useMemo(
    () => (hidesTests ? loaded?.filter(({ type }) => type !== LOG_TYPE.test) : loaded),
    [loaded, hidesTests],
  )
  const list: GridRows<Log> = {
    rows: isBehind ? undefined : rows,
    loaded: loaded ?? [],
    rest: 'paged',
    isLast: page.data?.isLast === true || next?.rows.length === 0,
    isPartial: page.data?.isPartial,
    unreadable: page.data?.unreadable ?? 0,
    duplicates: page.data?.duplicates,
    isRefreshing: page.isFetching && !isLive,
    isPlaceholder: page.isPlaceholderData,
    updatedAt: page.dataUpdatedAt,
    error: page.error ?? undefined,
    refetch: refresh,
    readOn: () => void page.refetch({ cancelRefetch: false }),
  }
  return { list, hiddenTests: (loaded?.length ?? 0) - (rows?.length ?? 0) }
}

/** Refetches list, sum and histogram together, so that they agree. */
export function useReloadLogs() {
  const cache = useQueryClient()
  const refresh = () => {
    void cache.refetchQueries({ queryKey: LOG_PRESENT, type: 'active' })
    refetchOpenSums(cache)
  }
  return {
    refresh,
    /** Also drops cached pages that are not on screen; the list restarts at its first page. */
    reload: () => {
      cache.removeQueries({ queryKey: LOG_PRESENT, type: 'inactive' })
      refresh()
    },
  }
}
