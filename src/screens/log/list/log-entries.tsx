import { getRouteApi } from '@tanstack/react-router'
import { memo, useMemo } from 'react'
import type { Log } from '#/resources/log/log'
import type { LogScope } from '#/resources/log/log-filter'
import { logQueries } from '#/resources/log/log-queries'
import { ReadProblem } from '#/shell/problem/read-problem'
import { PlainButton } from '#/ui/controls/plain-button'
import type { ChangeSearch } from '#/ui/grid/grid-search'
import { GridPanel } from '#/ui/grid/grid-panel'
import { useGrid } from '#/ui/grid/use-grid'
import { useT } from '#/ui/language/use-t'
import { LogExport } from '../export/log-export'

import { filterOf, isFiltered, noFilters, type LogQuery, type LogSearch } from '../log-search'
import { LogOverview } from '../overview/log-overview'
import { LiveButton, NewRowsNotice } from './live-updates'
import { logColumns } from './log-columns'
import { logName } from './log-name'
import { ContextLogPanel } from './log-panel-context'
import { useLive } from './use-live'
import { useLogRows } from './use-log-rows'
import { useReloadLogs } from './use-reload-logs'

const route = getRouteApi('/signed-in/log')
const rowId = ({ key }: Log) => key
const NO_ROWS: readonly Log[] = []

interface Props {
  scope: LogScope
  /** Search params. */
  search: LogSearch
  /** Filter part of the search params, referentially stable across pages. */
  logQuery: LogQuery
}

/** Overview, list, export and detail panel of the filtered entries. */
export const LogEntries = memo(function LogEntries({ scope, search, logQuery }: Props) {
  const t = useT()
  const navigate = route.useNavigate()
  // Stable identity, so that paging does not re-render the components around the rows.
  const filter = useMemo(() => filterOf(logQuery), [logQuery])
  const onSearch: ChangeSearch = (patch, mode) =>
    void navigate({ search: (before) => ({ ...before, ...patch }), replace: mode === 'replace' })

  const { list, repeated } = useLogRows({
    page: (p) => logQueries.page(scope, filter, p),
    rowId,
    search,
    onSearch,
  })
  const columns = logColumns[scope]
  const grid = useGrid({
    storageKey: `log.${scope}`,
    columns,
    list,
    rowId,
    rowName: logName,
    search,
    onSearch,
  })
  const readyList = list.state === 'ready' && !list.isPlaceholder ? list : undefined
  const isFirstPage = grid.pageIndex === 0
  const live = useLive({
    scope,
    filter,
    isFirstPage,
    shown: readyList?.rows,
    shownAt: readyList?.updatedAt ?? 0,
  })

  const { pageRows } = grid
  const entries = useMemo(() => pageRows.map(({ original }) => original), [pageRows])
  const { refresh, reload } = useReloadLogs()
  const reloadFromStart = () => {
    reload()
    if (search.p > 0) onSearch({ p: 0 }, 'replace')
  }
  return (
    <>
      <LogOverview scope={scope} filter={filter} loaded={readyList?.loadedRows ?? NO_ROWS} />
      <GridPanel
        grid={{ ...grid, list: { ...list, refetch: refresh } }}
        label={t('shell.menu.log')}
        loadingText={t('shell.loading', { prompt: t('shell.menu.log') })}
        searchable={false}
        renderProblem={(error, onRetry, { updatedAt }) => (
          <ReadProblem noun={t('shell.menu.log')} error={error} onRetry={onRetry} updatedAt={updatedAt} />
        )}
        tools={<LiveButton live={live} isFirstPage={isFirstPage} />}
        actions={
          <>
            <LogExport scope={scope} filter={filter} />
            <NewRowsNotice n={Math.max(repeated, live.newRows)} onReload={reloadFromStart} />
          </>
        }
        empty={
          repeated > 0 ? (
            <p>{t('log.rowsShifted')}</p>
          ) : isFiltered(search) ? (
            <>
              <p>{t('grid.nothingMatches')}</p>
              <PlainButton
                onClick={() => void navigate({ search: (before) => ({ ...before, ...noFilters, p: 0 }) })}
              >
                {t('grid.clearFilters')}
              </PlainButton>
            </>
          ) : undefined
        }
      />
      <ContextLogPanel rows={entries} isForAdmin={scope === 'all'} />
    </>
  )
})
