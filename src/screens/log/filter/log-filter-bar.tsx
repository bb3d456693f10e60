import { getRouteApi } from '@tanstack/react-router'
import { memo, Suspense, useRef } from 'react'
import type { LogScope } from '#/resources/log/log-filter'
import { Button } from '#/ui/controls/button'
import { IconButton } from '#/ui/controls/icon-button'
import { useFocusFallback } from '#/ui/grid/grid-focus'
import { Icon } from '#/ui/icon/icon'
import { useT } from '#/ui/language/use-t'
import { PopoverTrigger } from '#/ui/menu/popover-trigger'
import { lazyComponent } from '#/ui/status/lazy-component'
import { useReloadLogs } from '../list/use-reload-logs'
import { filterOf, logQueryOf, noFilters, rangeOf, type LogQuery } from '../log-search'
import { activeFilters, rangeText } from './filter-texts'
import classes from './log-filters.module.css'

// Loaded when they are first opened: the rows do not wait for inputs and date parsing.
const LogFilterPanel = lazyComponent(async () => (await import('./log-filter-panel')).default)
const LogRangePanel = lazyComponent(async () => (await import('./log-range-panel')).default)

const route = getRouteApi('/signed-in/log')

/** Time range and filters of the log, in one line. Paging does not re-render it. */
export const LogFilterBar = memo(function LogFilterBar({ scope }: { scope: LogScope }) {
  const t = useT()
  const logQuery = route.useSearch({ select: logQueryOf, structuralSharing: true })
  const navigate = route.useNavigate()
  const { reload } = useReloadLogs()
  const bar = useRef<HTMLDivElement>(null)
  const filterButton = useRef<HTMLButtonElement>(null)
  // A removed filter takes its button along.
  useFocusFallback(bar, filterButton)

  // If nothing changed, the list is fetched again.
  const apply = (patch: Partial<LogQuery>) => {
    const isSame = JSON.stringify(filterOf({ ...logQuery, ...patch })) === JSON.stringify(filterOf(logQuery))
    if (isSame) reload()
    void navigate({ search: (before) => ({ ...before, ...patch, p: 0 }), replace: isSame })
  }
  const panelProps = (close: () => void) => ({
    logQuery,
    onApply: (patch: Partial<LogQuery>) => {
      close()
      apply(patch)
    },
  })
  const renderRangePanel = (close: () => void) => (
    <Suspense>
      <LogRangePanel {...panelProps(close)} />
    </Suspense>
  )
  const renderFilterPanel = (close: () => void) => (
    <Suspense>
      <LogFilterPanel scope={scope} {...panelProps(close)} />
    </Suspense>
  )
  const range = rangeText(rangeOf(logQuery))
  const filters = activeFilters(logQuery, scope)
  return (
    <div ref={bar} role="group" aria-label={t('log.filters')} className={classes.bar}>
      <PopoverTrigger placement="bottom-start" content={renderRangePanel}>
        {(triggerProps) => (
          <Button
            icon={<Icon name="calendar" />}
            aria-label={t('log.ranges.name', { range })}
            {...triggerProps}
          >
            {range}
            <Icon name="chevron-down" size={12} />
          </Button>
        )}
      </PopoverTrigger>
      <PopoverTrigger placement="bottom-start" buttonRef={filterButton} content={renderFilterPanel}>
        {(triggerProps) => (
          <Button icon={<Icon name="filter" />} {...triggerProps}>
            {t('log.filters')}
          </Button>
        )}
      </PopoverTrigger>
      {filters.map(({ name, text, none }) => (
        <span key={name} className={classes.chip}>
          <bdi className={classes.chipText} title={text}>
            {text}
          </bdi>
          <IconButton
            icon="x"
            size="sm"
            label={t('log.filter.remove', { filter: text })}
            onClick={() => apply(none)}
          />
        </span>
      ))}
      {filters.length > 0 && (
        <Button variant="subtle" size="sm" onClick={() => apply(noFilters)}>
          {t('log.reset')}
        </Button>
      )}
    </div>
  )
})
