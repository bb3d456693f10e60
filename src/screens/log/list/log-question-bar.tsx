import { FilterFold } from '#/ui/grid/filter-fold'
import { LogFilters } from '../filter/log-filters'
import { LogRanges } from '../filter/log-ranges'
import { logListRoute } from '../log-routes'
import { filterOf, isFiltered, questionOf, type LogQuestion } from '../log-search'
import { LogSum } from './log-sum'
import type { LogScope } from '#/resources/log/log-filter'
import { useReloadLogs } from './use-reload-logs'

/** What is asked for and what it cost together. Another page of the same question draws nothing here. */
export function LogQuestionBar({ scope }: { scope: LogScope }) {
  const question = logListRoute.useSearch({ select: questionOf, structuralSharing: true })
  const navigate = logListRoute.useNavigate()
  const { reload } = useReloadLogs()
  const filter = filterOf(question)

  const onAsk = (patch: Partial<LogQuestion>) => {
    const isSame = JSON.stringify(filterOf({ ...question, ...patch })) === JSON.stringify(filter)
    if (isSame) reload()
    void navigate({ search: (before) => ({ ...before, ...patch, p: 0 }), replace: isSame })
  }
  return (
    <>
      <FilterFold filtered={isFiltered({ ...question, range: 'all' })}>
        <LogFilters scope={scope} question={question} onAsk={onAsk} />
      </FilterFold>
      <LogRanges
        range={filter.range}
        onRange={(range) => onAsk({ range, start: undefined, end: undefined })}
      />
      <LogSum scope={scope} filter={filter} />
    </>
  )
}
