import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { Log } from '#/resources/log/log'
import { LOG_PRESENT, logQueries } from '#/resources/log/log-queries'
import { useAccount } from '#/session/use-account'
import { ReadProblem } from '#/shell/problem/read-problem'
import type { ChangeSearch } from '#/ui/grid/grid-search'
import { GridPanel } from '#/ui/grid/grid-panel'
import { useGrid } from '#/ui/grid/use-grid'
import { useT } from '#/ui/language/use-t'
import { PageTitle } from '#/ui/text/page-title'
import { LogExport } from '../export/log-export'
import { LogFilters } from '../filter/log-filters'
import { LogRanges } from '../filter/log-ranges'
import { LogOverview } from '../overview/log-overview'
import { logListRoute } from '../log-routes'
import { logScopeOf } from '../log-scope'
import { filterOf, isFiltered, noFilters, type LogSearch } from '../log-search'
import { LiveButton } from './live-button'
import { logColumns } from './log-columns'
import { LogDetailsOpener } from './log-details-opener'
import classes from './log-list.module.css'
import { logName } from './log-name'
import { LogSum } from './log-sum'
import { NewRowsNotice } from './new-rows-notice'
import { useLive } from './use-live'
import { useLogRows } from './use-log-rows'

// Fetched when an entry is first opened.
const LogPanel = lazy(() => import('../details/log-panel'))

const rowId = ({ key }: Log) => key

/** What was used, by whom and what it cost: everybody's for administrators, the own for others. */
export function LogListScreen() {
  const t = useT()
  const cache = useQueryClient()
  const search = logListRoute.useSearch()
  const navigate = logListRoute.useNavigate()
  const scope = logScopeOf(useAccount())
  const [opened, setOpened] = useState<Log>()
  const filter = filterOf(search)
  const onSearch: ChangeSearch = (patch, how) =>
    void navigate({ search: (before) => ({ ...before, ...patch }), replace: how === 'replace' })

  const { list, repeated } = useLogRows({
    page: (p) => logQueries.page(scope, filter, p),
    rowId,
    search,
    onSearch,
  })
  const columns = logColumns[scope]
  const grid = useGrid({ topic: `log.${scope}`, columns, list, rowId, rowName: logName, search, onSearch })
  const ready = list.state === 'ready' && !list.standIn ? list : undefined
  const isFirstPage = grid.page === 0
  const live = useLive({ scope, filter, isFirstPage, shown: ready?.rows, shownAt: ready?.updatedAt ?? 0 })

  // List and sum belong together: whoever reads one anew wants the other to agree.
  const refresh = () => void cache.refetchQueries({ queryKey: LOG_PRESENT, type: 'active' })
  const reload = () => {
    cache.removeQueries({ queryKey: LOG_PRESENT, type: 'inactive' })
    refresh()
    if (search.p > 0) onSearch({ p: 0 }, 'replace')
  }
  const onAsk = (patch: Partial<LogSearch>) => {
    const asked = { ...search, ...patch, p: 0 }
    const isSame = JSON.stringify(filterOf(asked)) === JSON.stringify(filter)
    if (isSame) reload()
    else void navigate({ search: asked })
  }
  return (
    <LogDetailsOpener value={setOpened}>
      <div className={classes.screen}>
        <PageTitle>{t('menu.log')}</PageTitle>
        <LogFilters scope={scope} search={search} onAsk={onAsk} />
        <LogRanges
          range={filter.range}
          onRange={(range) => onAsk({ range, start: undefined, end: undefined })}
        />
        <LogSum scope={scope} filter={filter} />
        <LogOverview scope={scope} filter={filter} loaded={ready?.known ?? []} />
        <GridPanel
          grid={{ ...grid, list: { ...list, refetch: refresh } }}
          label={t('menu.log')}
          loadingText={t('shell.loading', { prompt: t('menu.log') })}
          searchable={false}
          renderProblem={(error, onRetry, { updatedAt }) => (
            <ReadProblem what={t('menu.log')} error={error} onRetry={onRetry} updatedAt={updatedAt} />
          )}
          tools={<LiveButton live={live} isFirstPage={isFirstPage} />}
          actions={
            <>
              <LogExport scope={scope} filter={filter} />
              <NewRowsNotice n={Math.max(repeated, live.arrived)} onReload={reload} />
            </>
          }
          empty={
            repeated > 0 ? (
              <p>{t('log.pushedDown')}</p>
            ) : isFiltered(search) ? (
              <>
                <p>{t('grid.nothingMatches')}</p>
                <Button variant="default" onClick={() => onAsk(noFilters)}>
                  {t('grid.clearFilters')}
                </Button>
              </>
            ) : undefined
          }
        />
        <Suspense>
          {opened && (
            <LogPanel
              log={opened}
              rows={grid.shown.map(({ original }) => original)}
              isForAdmin={scope === 'all'}
              onShow={setOpened}
              onClose={() => setOpened(undefined)}
            />
          )}
        </Suspense>
      </div>
    </LogDetailsOpener>
  )
}
