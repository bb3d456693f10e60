import { useEffect, useMemo } from 'react'
import type { Log } from '#/resources/log/log'
import { countRepeatedRows } from '#/resources/log/pagination-drift'
import type { PageQuery } from '#/ui/grid/grid-page'
import { useGridRows, type GridRows, type GridRowsOptions } from '#/ui/grid/use-grid-rows'
import { useLoadedPages } from '#/ui/grid/use-loaded-pages'

interface LogRows {
  list: GridRows<Log>
  /** How many rows of this page were already on the one before; they are left out. */
  repeated: number
}

/**
 * The rows to show. A list that is paged by offset shifts while it is read (K11.13): what was read on the page
 * before is not shown again, and a page read earlier than the one before it is read anew, lest rows between fall out.
 */
export function useLogRows(options: GridRowsOptions<Log> & { page: PageQuery<Log> }): LogRows {
  const list = useGridRows<Log>(options)
  const pages = useLoadedPages<Log>(options.page)
  const before = pages.find(({ p }) => p === list.p - 1)
  const here = pages.find(({ p }) => p === list.p)

  const isOutdated = before !== undefined && here !== undefined && before.fetchedAt > here.fetchedAt
  useEffect(() => {
    if (isOutdated) list.refetch()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each pair of readings; a failure is told by the list
  }, [isOutdated, before?.fetchedAt, here?.fetchedAt])

  const isPage = list.state === 'ready' && list.scope === 'page' && !list.isPlaceholder
  const repeated = isPage && before && here ? countRepeatedRows(before.page.rows, list.rows) : 0
  const rows = list.state === 'ready' ? list.rows : undefined
  const left = useMemo(() => (repeated === 0 ? rows : rows?.slice(repeated)), [rows, repeated])
  return { list: list.state === 'ready' && left ? { ...list, rows: left } : list, repeated }
}
