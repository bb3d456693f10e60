import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Log, LOG_PRESENT, LOG_TYPE } from '#/resources/log/log'
import { useGridRows, type GridRows, type GridRowsOptions } from '#/ui/grid/use-grid-rows'

interface LogRows {
  list: GridRows<Log>
  /** Rows as the server sent them, with those that are hidden. */
  allRows: readonly Log[] | undefined
  /** Number of entries of channel tests that are hidden on this page. */
  hiddenTests: number
}

interface LogRowsOptions extends GridRowsOptions<Log> {
  /** The server filters by one type only: tests are left out here. */
  hidesTests: boolean
}

/** Returns the entries that are no channel tests. */
export const withoutTests = (rows: readonly Log[]) => rows.filter(({ type }) => type !== LOG_TYPE.test)

/** Rows of the current page. */
export function useLogRows({ hidesTests, ...options }: LogRowsOptions): LogRows {
  const list = useGridRows<Log>(options)
  const allRows = list.state === 'ready' ? list.rows : undefined
  const rows = useMemo(() => (hidesTests ? allRows && withoutTests(allRows) : allRows), [allRows, hidesTests])
  return {
    list: list.state === 'ready' && rows ? { ...list, rows } : list,
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
