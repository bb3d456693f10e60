import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { type Log, LOG_PRESENT, LOG_TYPE, logQueries } from '#/resources/log/log'
import type { LogFilter, LogScope } from '#/resources/log/log-filter'
import type { ChangeSearch } from '#/ui/grid/grid-search'
import type { GridRows } from '#/ui/grid/use-grid'

interface LogRows {
  list: GridRows<Log>
  /** Rows as the server sent them, with those that are hidden. */
  allRows: readonly Log[] | undefined
  /** Number of entries of channel tests that are hidden on this page. */
  hiddenTests: number
}

interface LogRowsOptions {
  scope: LogScope
  filter: LogFilter
  p: number
  perPage: number
  onSearch: ChangeSearch
  /** The server filters by one type only: tests are left out here. */
  hidesTests: boolean
}

/** Returns the entries that are no channel tests. */
export const withoutTests = (rows: readonly Log[]) => rows.filter(({ type }) => type !== LOG_TYPE.test)

const NO_ROWS: never[] = []

/** Rows of the current page. One behind the end leads to the page before it. */
export function useLogRows(options: LogRowsOptions): LogRows {
  const { scope, filter, p, perPage, onSearch, hidesTests } = options
  const cache = useQueryClient()
  const { refresh } = useReloadLogs()
  const page = useQuery({ ...logQueries.rows(scope, filter, p, perPage), placeholderData: keepPreviousData })
  const isEmpty = page.data?.rows.length === 0 && !page.isPlaceholderData
  // Also where the next page was found to be empty.
  const next = useQuery({ ...logQueries.rows(scope, filter, p + 1, perPage), enabled: false }).data
  useEffect(() => {
    if (!isEmpty || p === 0) return
    const before = cache.getQueryData(logQueries.rows(scope, filter, p - 1, perPage).queryKey)
    onSearch({ p: before ? p - 1 : 0 }, 'replace')
    // oxlint-disable-next-line react/exhaustive-deps -- `onSearch` is a new function on every render
  }, [isEmpty, p, perPage, scope, filter])
  const allRows = page.data?.rows
  const rows = useMemo(() => (hidesTests ? allRows && withoutTests(allRows) : allRows), [allRows, hidesTests])
  return {
    list: {
      rows: isEmpty && p > 0 ? undefined : rows,
      loaded: allRows ?? NO_ROWS,
      extent: 'page',
      isLast: page.data?.isLast === true || next?.rows.length === 0,
      isPartial: page.data?.isPartial,
      unreadable: page.data?.unreadable ?? 0,
      duplicates: page.data?.duplicates,
      isRefreshing: page.isFetching,
      isPlaceholder: page.isPlaceholderData,
      updatedAt: page.dataUpdatedAt,
      error: page.error ?? undefined,
      refetch: refresh,
      readOn: () => void page.refetch({ cancelRefetch: false }),
    },
    allRows,
    hiddenTests: (allRows?.length ?? 0) - (rows?.length ?? 0),
  }
}

/** Refetches list and sum together, so that they agree. */
export function useReloadLogs() {
  const cache = useQueryClient()
  const refresh = () => void cache.refetchQueries({ queryKey: LOG_PRESENT, type: 'active' })
  return {
    refresh,
    /** Also drops cached pages that are not on screen; the list restarts at its first page. */
    reload: () => {
      cache.removeQueries({ queryKey: LOG_PRESENT, type: 'inactive' })
      refresh()
    },
  }
}
