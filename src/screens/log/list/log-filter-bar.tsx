import { getRouteApi } from '@tanstack/react-router'
import { CollapsibleFilters } from '#/ui/grid/filter-row'
import { LogFilters } from '../filter/log-filters'
import { LogRanges } from '../filter/log-ranges'

import { filterOf, isFiltered, logQueryOf, type LogQuery } from '../log-search'
import { LogSum } from './log-sum'
import type { LogScope } from '#/resources/log/log-filter'
import { useReloadLogs } from './use-reload-logs'

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
