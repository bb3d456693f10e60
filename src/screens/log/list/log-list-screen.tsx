import { LinkButton } from '#/ui/button/link-button'
import { Button } from '@mantine/core'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useDeferredValue, memo, startTransition, useMemo } from 'react'
import IconChevronRight from '@tabler/icons-react/icons/IconChevronRight'
import IconList from '@tabler/icons-react/icons/IconList'
import IconTestPipe from '@tabler/icons-react/icons/IconTestPipe'
import IconSearch from '@tabler/icons-react/icons/IconSearch'
import type { Log } from '#/resources/log/log'
import type { LogScope } from '#/resources/log/log-filter'
import { useChannelNames } from '#/parts/channel-names'
import { useAccount } from '#/session/session'
import { EmptyList } from '#/app/list/empty-list'
import { defineRowActions } from '#/app/list/list-definitions'
import { useListRows } from '#/app/list/use-list-rows'
import { ReadProblem } from '#/app/problem/read-problem'
import { GridPanel } from '#/ui/grid/grid-panel'
import type { ChangeSearch } from '#/ui/grid/grid-search'
import { usePageSize } from '#/ui/grid/page-size'
import { useGrid } from '#/ui/grid/use-grid'
import { useT } from '#/ui/language/use-t'
import { EmptyState } from '#/ui/status/empty-state'
import { PageTitle } from '#/ui/text/page-title'
import { LogExport } from '../export/log-export'
import { LogFilterBar } from '../filter/log-filter-bar'
import {
  LOG_PAGE_SIZE,
  areTestsHidden,
  logScopeOf,
  logQueryOf,
  filterOf,
  isFiltered,
  noFilters,
  type LogQuery,
  type LogSearch,
} from '../log-search'
import { LiveButton, NewRowsNotice, useLive } from './live-updates'
import { logColumns } from './log-columns'
import { logName } from './log-labels'
import classes from './log-list.module.css'
import { LogSummary } from './log-summary'
import { useLogRows, useReloadLogs } from './use-log-rows'
import { LogPanelProvider, OpenedLogPanel, useOpenLog } from './opened-log'

const route = getRouteApi('/signed-in/log')

/** Usage log: the entries of all users for administrators, otherwise the user's own. */
export function LogListScreen() {
  const t = useT()
  const scope = logScopeOf(useAccount())
  // Deferred, so that inputs respond before the rows render.
  const search = useDeferredValue(route.useSearch())
  const logQuery = useDeferredValue(route.useSearch({ select: logQueryOf, structuralSharing: true }))
  return (
    <div className={classes.screen}>
      <PageTitle>{t('log.menu')}</PageTitle>
      <LogPanelProvider>
        <LogEntries scope={scope} search={search} logQuery={logQuery} />
      </LogPanelProvider>
    </div>
  )
}

const rowId = ({ key }: Log) => key

/** What can be done to an entry: open its details. */
const logActions = (open: (log: Log) => void) =>
  defineRowActions<Log>([
    {
      name: 'open',
      icon: IconChevronRight,
      label: 'log.details.of',
      place: 'cell',
      className: classes.open,
      // A transition keeps the click responsive; the panel renders afterwards.
      run: (log) => startTransition(() => open(log)),
    },
  ])

interface Props {
  scope: LogScope
  /** Search params. */
  search: LogSearch
  /** Filter part of the search params, referentially stable across pages. */
  logQuery: LogQuery
}

/** Sum, list, export and detail panel of the filtered entries. */
export const LogEntries = memo(function LogEntries({ scope, search, logQuery }: Props) {
  const t = useT()
  const navigate = route.useNavigate()
  // Stable identity, so that paging does not re-render the components around the rows.
  const filter = useMemo(() => filterOf(logQuery), [logQuery])
  const onSearch = (patch: Partial<LogSearch>, mode: Parameters<ChangeSearch>[1]) =>
    void navigate({ search: (before) => ({ ...before, ...patch }), replace: mode === 'replace' })

  const storageKey = `log.${scope}`
  const hidesTests = scope === 'all' && areTestsHidden(search)
  const pageSize = usePageSize(storageKey, search.size, LOG_PAGE_SIZE)
  const { perPage } = pageSize
  const { list, allRows, hiddenTests } = useLogRows({
    scope,
    filter,
    p: search.p,
    perPage,
    onSearch,
    hidesTests,
  })
  const columns = logColumns[scope]
  const open = useOpenLog()
  const actions = useMemo(() => logActions(open), [open])
  // After the rows, which are useful without the names.
  const nameOf = useChannelNames(scope === 'all' && list.rows !== undefined)
  const { cells, overlays } = useListRows<Log, string>(
    {
      noun: 'log',
      columns,
      actions,
      rowId,
      rowName: logName,
      extra: ({ channel }) => nameOf(channel),
    },
    list,
  )
  const grid = useGrid({
    storageKey,
    columns: columns.definitions,
    cells,
    list,
    pageSize,
    rowId,
    rowName: logName,
    search,
    onSearch,
  })
  const readyList = list.rows && !list.isPlaceholder ? list : undefined
  const isFirstPage = grid.pageIndex === 0
  const live = useLive({
    scope,
    filter,
    isFirstPage,
    hidesTests,
    shown: readyList && allRows,
    shownAt: readyList?.updatedAt ?? 0,
  })

  const { pageRows } = grid
  const entries = useMemo(() => pageRows.map(({ original }) => original), [pageRows])
  const { reload } = useReloadLogs()
  const reloadFromStart = () => {
    reload()
    if (search.p > 0) onSearch({ p: 0 }, 'replace')
  }
  return (
    <>
      <GridPanel
        grid={grid}
        label={t('log.menu')}
        loadingText={t('app.loading', { prompt: t('log.menu') })}
        searchable={false}
        renderProblem={(error, onRetry, { updatedAt }) => (
          <ReadProblem noun={t('log.menu')} error={error} onRetry={onRetry} updatedAt={updatedAt} />
        )}
        leading={<LogFilterBar scope={scope} />}
        summary={
          <LogSummary
            scope={scope}
            filter={filter}
            hasRows={readyList !== undefined}
            onRange={({ start, end }) =>
              void navigate({ search: (before) => ({ ...before, range: 'all', start, end, p: 0 }) })
            }
          />
        }
        extras={
          <>
            <LiveButton live={live} isFirstPage={isFirstPage} />
            <LogExport scope={scope} filter={filter} />
          </>
        }
        actions={<NewRowsNotice newRows={live.newRows} onReload={reloadFromStart} />}
        empty={
          hiddenTests > 0 ? (
            <EmptyState icon={IconTestPipe} title={t('log.tests.only')}>
              <Button onClick={() => onSearch({ tests: 'shown' }, 'push')}>{t('log.tests.show')}</Button>
            </EmptyState>
          ) : isFiltered(search) ? (
            <EmptyState icon={IconSearch} title={t('grid.nothingMatches')}>
              <Button
                onClick={() => void navigate({ search: (before) => ({ ...before, ...noFilters, p: 0 }) })}
              >
                {t('grid.clearFilters')}
              </Button>
              <Link to="/call-check" search={{ model: search.model_name || undefined }}>
                {t('log.failedAreMissing')}
              </Link>
            </EmptyState>
          ) : (
            <EmptyList icon={IconList} text={t('log.empty')}>
              <LinkButton variant="filled" to="/token">
                {t('token.title')}
              </LinkButton>
              <Link to="/call-check">{t('log.failedAreMissing')}</Link>
            </EmptyList>
          )
        }
      />
      {overlays}
      <OpenedLogPanel rows={entries} isForAdmin={scope === 'all'} />
    </>
  )
})
