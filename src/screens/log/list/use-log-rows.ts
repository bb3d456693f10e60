import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { type Log, LOG_PRESENT, LOG_TYPE } from '#/resources/log/log'
import { countRepeatedRows } from '#/resources/log/pagination-drift'
import type { PageQuery } from '#/ui/grid/grid-page'
import { useLoadedPages } from '#/ui/grid/loaded-pages'
import { useGridRows, type GridRows, type GridRowsOptions } from '#/ui/grid/use-grid-rows'

interface LogRows {
  list: GridRows<Log>
  /** Number of rows omitted because the previous page already showed them. */
  repeated: number
  /** Rows as the server sent them, with those that are hidden. */
  allRows: readonly Log[] | undefined
  /** Number of entries of channel tests that are hidden on this page. */
  hiddenTests: number
}

interface LogRowsOptions extends Omit<GridRowsOptions<Log>, 'page'> {
  page: PageQuery<Log>
  /** The server filters by one type only: tests are left out here. */
  hidesTests: boolean
}

/** Returns the entries that are no channel tests. */
export const withoutTests = (rows: readonly Log[]) => rows.filter(({ type }) => type !== LOG_TYPE.test)

/**
 * Rows of the current page. New entries shift offset-based pages (K11.13): rows of the previous page are
 * omitted, and a page fetched before the previous page is refetched, so that no row is skipped.
 */
export function useLogRows({ hidesTests, ...options }: LogRowsOptions): LogRows {
  const list = useGridRows<Log>({ ...options, countShifted: countRepeatedRows })
  const pages = useLoadedPages<Log>(options.page)
  const previous = pages.find(({ p }) => p === list.firstServerPage - 1)
  const current = pages.find(({ p }) => p === list.firstServerPage)
  // As many as a page has may be repeated: the rows of the server's pages before, as far as they are known without a gap.
  const before = useMemo(() => {
    const rows: Log[][] = []
    for (let p = list.firstServerPage - 1; rows.length * list.bounds.size < list.perPage; p -= 1) {
      const page = pages.find((one) => one.p === p)?.page
      if (!page) break
      rows.unshift(page.rows)
    }
    return rows.flat()
  }, [pages, list.firstServerPage, list.perPage, list.bounds.size])

  const isStale = previous !== undefined && current !== undefined && previous.fetchedAt > current.fetchedAt
  useEffect(() => {
    if (isStale) list.refetch()
    // oxlint-disable-next-line react/exhaustive-deps -- once per pair of fetches; the list reports errors
  }, [isStale, previous?.fetchedAt, current?.fetchedAt])

  const isPage = list.state === 'ready' && list.scope === 'page' && !list.isPlaceholder
  const repeated = isPage && previous && current ? countRepeatedRows(before, list.rows) : 0
  const rows = list.state === 'ready' ? list.rows : undefined
  const newRows = useMemo(() => (repeated === 0 ? rows : rows?.slice(repeated)), [rows, repeated])
  const shownRows = useMemo(
    () => (hidesTests ? newRows && withoutTests(newRows) : newRows),
    [newRows, hidesTests],
  )
  return {
    list: list.state === 'ready' && shownRows ? { ...list, rows: shownRows } : list,
    repeated,
    allRows: rows,
    hiddenTests: (newRows?.length ?? 0) - (shownRows?.length ?? 0),
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
