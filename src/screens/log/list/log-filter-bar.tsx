import { getRouteApi } from '@tanstack/react-router'
import { CollapsibleFilters } from '#/ui/grid/filter-row'
import { LogFilters } from '../filter/log-filters'
import { LogRanges } from '../filter/log-ranges'
import { filterOf, isFiltered, logQueryOf, type LogQuery } from '../log-search'
import type { LogScope, LogFilter } from '#/resources/log/log-filter'
import { useReloadLogs } from './use-reload-logs'
import { useQuery } from '@tanstack/react-query'
import { retryAfterOf } from '#/http/failure'
import { messageOf } from '#/http/failure-message'
import { formatQuota } from '#/format/quota'
import { logQueries } from '#/resources/log/log-queries'
import { moneyScale } from '#/resources/status/status'
import { useStatus } from '#/session/use-status'
import { RetryButton } from '#/ui/controls/retry-button'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { LOG_DIGITS } from './log-columns'
import classes from './log-list.module.css'

const route = getRouteApi('/signed-in/log')

/** Filters and quota sum of the log. Paging does not re-render it. */
export function LogFilterBar({ scope }: { scope: LogScope }) {
  const logQuery = route.useSearch({ select: logQueryOf, structuralSharing: true })
  const navigate = route.useNavigate()
  const { reload } = useReloadLogs()
  const filter = filterOf(logQuery)

  const onSubmit = (patch: Partial<LogQuery>) => {
    const isSame = JSON.stringify(filterOf({ ...logQuery, ...patch })) === JSON.stringify(filter)
    if (isSame) reload()
    void navigate({ search: (before) => ({ ...before, ...patch, p: 0 }), replace: isSame })
  }
  return (
    <>
      <CollapsibleFilters filtered={isFiltered({ ...logQuery, range: 'all' })}>
        <LogFilters scope={scope} logQuery={logQuery} onSubmit={onSubmit} />
      </CollapsibleFilters>
      <LogRanges
        range={filter.range}
        onRange={(range) => onSubmit({ range, start: undefined, end: undefined })}
      />
      <LogSum scope={scope} filter={filter} />
    </>
  )
}

/** Quota sum of the filtered entries. If it is unknown, a dash with the reason, never zero (FM-R6). */
function LogSum({ scope, filter }: { scope: LogScope; filter: LogFilter }) {
  const t = useT()
  const scale = moneyScale(useStatus())
  const sum = useQuery(logQueries.sum(scope, filter))
  const isWaiting = sum.isPending && sum.fetchStatus === 'fetching'
  const quota = sum.isSuccess ? formatQuota(sum.data, scale, LOG_DIGITS) : isWaiting ? '…' : '–'
  const message = sum.isError ? messageOf(sum.error) : undefined
  return (
    <div className={classes.sum}>
      <output className={classes.total} title={t('log.sum.hint')}>
        {t('log.sum', { quota })}
      </output>
      {message !== undefined && (
        <>
          <span role="alert" lang={serverTextLanguage(message)} className={classes.cause}>
            {message}
          </span>
          <RetryButton size="compact-sm" wait={retryAfterOf(sum.error)} onRetry={() => void sum.refetch()} />
        </>
      )}
    </div>
  )
}
