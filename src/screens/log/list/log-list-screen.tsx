import { LinkButton } from '#/ui/button/link-button'
import { Button, Stack, Text } from '@mantine/core'
import type { QueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useDeferredValue, memo, startTransition, useMemo, useState } from 'react'
import IconActivity from '@tabler/icons-react/icons/IconActivity'
import IconChevronRight from '@tabler/icons-react/icons/IconChevronRight'
import IconList from '@tabler/icons-react/icons/IconList'
import IconTestPipe from '@tabler/icons-react/icons/IconTestPipe'
import IconSearch from '@tabler/icons-react/icons/IconSearch'
import { logQueries, type Log } from '#/resources/log/log'
import type { LogFilter, LogScope } from '#/resources/log/log-filter'
import { useChannelNames } from '#/parts/channel-names'
import { PrintHead } from '#/parts/print-head'
import { pageOwner, useAccount } from '#/session/session'
import { prefetch } from '#/app/cache'
import { EmptyList } from '#/app/list/empty-list'
import type { RowAction } from '#/app/list/list-definitions'
import { useListRows } from '#/app/list/use-list-rows'
import { ReadProblem } from '#/app/problem/read-problem'
import { IconButton } from '#/ui/button/icon-button'
import { GridPanel } from '#/ui/grid/grid-panel'
import type { ChangeSearch } from '#/ui/grid/grid-search'
import { rowsPerPage, storedPageSize, usePageSize, type PageSize } from '#/ui/grid/page-size'
import { useGrid } from '#/ui/grid/use-grid'
import { useT } from '#/ui/language/use-t'
import { EmptyState } from '#/ui/status/empty-state'
import { lazyPart } from '#/ui/status/lazy-part'
import { PageTitle } from '#/ui/text/page-title'
import { ExportButton } from '../export/export-button'
import { activeFilters, LogFilterBar, rangeText } from '../filter/log-filter-bar'
import {
  areTestsHidden,
  logScopeOf,
  filterSearchOf,
  filterOf,
  isFiltered,
  noFilters,
  type FilterSearch,
  type LogSearch,
} from '../log-search'
import { logColumns } from './log-columns'
import { logName } from './log-labels'
import { LogSummary } from './log-summary'
import { useLogRows } from './log-rows'

const route = getRouteApi('/signed-in/log')

const LogPanel = lazyPart(async () => (await import('./log-panel')).default)

/** Prefetches what the list shows first, for its route. */
export function prefetchLogs(
  cache: QueryClient,
  { filter, p, size }: { filter: LogFilter; p: number; size: PageSize | undefined },
): void {
  const scope = logScopeOf(pageOwner())
  const perPage = rowsPerPage(size ?? storedPageSize(`log.${scope}`).read() ?? 'fit', window.innerHeight)
  prefetch(cache, logQueries.rows(scope, filter, p, perPage), logQueries.sum(scope, filter))
}

export function LogListScreen() {
  const t = useT()
  const scope = logScopeOf(useAccount())
  // Deferred, so that inputs respond before the rows render.
  const search = useDeferredValue(route.useSearch())
  const filterSearch = useDeferredValue(route.useSearch({ select: filterSearchOf, structuralSharing: true }))
  return (
    <Stack gap={0}>
      <PageTitle>{t('log.menu')}</PageTitle>
      <LogEntries scope={scope} search={search} filterSearch={filterSearch} />
    </Stack>
  )
}

const rowId = ({ key }: Log) => key

const logActions = (open: (log: Log) => void): ReadonlyArray<RowAction<Log>> => [
  {
    name: 'open',
    icon: IconChevronRight,
    label: 'common.detailsOf',
    place: 'cell',
    // A transition keeps the click responsive; the panel renders afterwards.
    run: (log) => startTransition(() => open(log)),
  },
]

interface Props {
  scope: LogScope
  search: LogSearch
  /** Filter part of the search params, referentially stable across pages. */
  filterSearch: FilterSearch
}

export const LogEntries = memo(function LogEntries({ scope, search, filterSearch }: Props) {
  const t = useT()
  const navigate = route.useNavigate()
  // Stable identity, so that paging does not re-render the components around the rows.
  const filter = useMemo(() => filterOf(filterSearch), [filterSearch])
  const onSearch = (patch: Partial<LogSearch>, mode: Parameters<ChangeSearch>[1]) =>
    void navigate({ search: (before) => ({ ...before, ...patch }), replace: mode === 'replace' })

  const storageKey = `log.${scope}`
  const hidesTests = scope === 'all' && areTestsHidden(search)
  const pageSize = usePageSize(storageKey, search.size)
  const { perPage } = pageSize
  const [isLive, setLive] = useState(false)
  const { list, hiddenTests } = useLogRows({
    scope,
    filter,
    p: search.p,
    perPage,
    onSearch,
    hidesTests,
    isLive,
  })
  const columns = logColumns[scope]
  const [opened, setOpened] = useState<Log>()
  const actions = useMemo(() => logActions(setOpened), [])
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
  const { pageRows } = grid
  const entries = useMemo(() => pageRows.map(({ original }) => original), [pageRows])
  return (
    <>
      <PrintHead
        period={rangeText(filter.range)}
        filters={activeFilters(filterSearch, scope, nameOf).map(({ text }) => text)}
      />
      <GridPanel
        grid={grid}
        label={t('log.menu')}
        loadingText={t('app.loading', { prompt: t('log.menu') })}
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
            <IconButton
              icon={IconActivity}
              size="lg"
              label={t('log.live')}
              hint={t('log.live.hint')}
              aria-pressed={isLive}
              onClick={() => setLive(!isLive)}
            />
            {isLive && grid.pageIndex > 0 && <Text c="dimmed">{t('log.live.elsewhere')}</Text>}
            <ExportButton scope={scope} filter={filter} hidesTests={hidesTests} />
          </>
        }
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
              {(search.username !== '' || search.token_name !== '') && <Text>{t('log.formerNames')}</Text>}
              <Link to="/call-check" search={{ model: search.model_name || undefined }}>
                {t('log.failedAreMissing')}
              </Link>
            </EmptyState>
          ) : (
            <EmptyList icon={IconList} text={t('log.empty')}>
              <LinkButton variant="filled" to="/token">
                {t('common.tokens')}
              </LinkButton>
              <Link to="/call-check">{t('log.failedAreMissing')}</Link>
            </EmptyList>
          )
        }
      />
      {overlays}
      {opened && <LogPanel log={opened} rows={entries} isForAdmin={scope === 'all'} onShow={setOpened} />}
    </>
  )
})
