import { Button, Group } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { memo, useRef } from 'react'
import IconCalendar from '@tabler/icons-react/icons/IconCalendar'
import IconChevronDown from '@tabler/icons-react/icons/IconChevronDown'
import IconFilter from '@tabler/icons-react/icons/IconFilter'
import IconTestPipe from '@tabler/icons-react/icons/IconTestPipe'
import IconX from '@tabler/icons-react/icons/IconX'
import { formatTimestamp } from '#/format/timestamp'
import { t as translate } from '#/i18n/i18n'
import { LOG_TYPE_LABELS } from '#/resources/log/log'
import { useChannelNames } from '#/parts/channel-names'
import { filterTexts, type LogScope, type LogRange } from '#/resources/log/log-filter'
import { useFocusFallback } from '#/ui/focus/lost-focus'
import { useT } from '#/ui/language/use-t'
import { PopoverTrigger } from '#/ui/menu/popover-trigger'
import { lazyPart } from '#/ui/status/lazy-part'
import { useReloadLogs } from '../list/log-rows'
import { filterOf, filterSearchOf, noFilters, rangeOf, type FilterSearch } from '../log-search'

// Loaded when it is first opened: the rows do not wait for inputs and date parsing.
const LogFilterForm = lazyPart(async () => (await import('./log-filter-form')).default)

const route = getRouteApi('/signed-in/log')

/** Time range and filters of the log, in one line. Paging does not re-render it. */
export const LogFilterBar = memo(function LogFilterBar({ scope }: { scope: LogScope }) {
  const t = useT()
  const filterSearch = route.useSearch({ select: filterSearchOf, structuralSharing: true })
  const tests = route.useSearch({ select: (search) => search.tests })
  const navigate = route.useNavigate()
  const { reload } = useReloadLogs()
  const bar = useRef<HTMLDivElement>(null)
  const filterButton = useRef<HTMLButtonElement>(null)
  // A removed filter takes its button along.
  useFocusFallback(bar, filterButton)

  // If nothing changed, the list is fetched again.
  const apply = (patch: Partial<FilterSearch>) => {
    const isSame =
      JSON.stringify(filterOf({ ...filterSearch, ...patch })) === JSON.stringify(filterOf(filterSearch))
    if (isSame) reload()
    void navigate({ search: (before) => ({ ...before, ...patch, p: 0 }), replace: isSame })
  }
  const renderForm = (asks: 'time' | 'names') => (close: () => void) => (
    <LogFilterForm
      scope={scope}
      filterSearch={filterSearch}
      asks={asks}
      onApply={(patch) => {
        close()
        apply(patch)
      }}
    />
  )
  const range = rangeText(rangeOf(filterSearch))
  const nameOf = useChannelNames(filterSearch.channel > 0)
  const filters = activeFilters(filterSearch, scope, nameOf)
  return (
    <Group ref={bar} flex="1 1 auto" gap="xs" role="group" aria-label={t('grid.filters')} data-screen-only>
      <PopoverTrigger placement="bottom-start" load={LogFilterForm.load} content={renderForm('time')}>
        {(triggerProps) => (
          <Button
            leftSection={<IconCalendar aria-hidden />}
            aria-label={t('log.ranges.name', { range })}
            {...triggerProps}
          >
            {range}
            <IconChevronDown size={12} aria-hidden />
          </Button>
        )}
      </PopoverTrigger>
      <PopoverTrigger placement="bottom-start" load={LogFilterForm.load} content={renderForm('names')}>
        {(triggerProps) => (
          <Button ref={filterButton} leftSection={<IconFilter aria-hidden />} {...triggerProps}>
            {t('grid.filters')}
          </Button>
        )}
      </PopoverTrigger>
      {scope === 'all' && filterSearch.type === 0 && (
        <Button
          size="xs"
          variant={tests === 'hidden' ? 'light' : 'subtle'}
          aria-label={t(tests === 'hidden' ? 'log.tests.hidden' : 'log.tests.hide')}
          leftSection={<IconTestPipe aria-hidden />}
          title={t('log.tests.hint')}
          onClick={() =>
            void navigate({
              search: (before) => ({ ...before, tests: tests === 'hidden' ? 'shown' : 'hidden' }),
            })
          }
        >
          <span data-wide-only>{t(tests === 'hidden' ? 'log.tests.hidden' : 'log.tests.hide')}</span>
        </Button>
      )}
      {filters.map(({ name, text, title, none }) => (
        <Button
          key={name}
          size="xs"
          variant="light"
          maw="var(--gc-length-20)"
          rightSection={<IconX aria-hidden />}
          title={title}
          aria-label={t('log.filter.remove', { filter: text })}
          onClick={() => apply(none)}
        >
          <bdi>{text}</bdi>
        </Button>
      ))}
      {filters.length > 0 && (
        <Button variant="subtle" size="xs" onClick={() => apply(noFilters)}>
          {t('log.reset')}
        </Button>
      )}
    </Group>
  )
})

export function activeFilters(
  filterSearch: FilterSearch,
  scope: LogScope,
  nameOf: (channel: number) => string,
) {
  const typeLabel = filterSearch.type === 0 ? undefined : LOG_TYPE_LABELS[filterSearch.type]
  return [
    ...filterTexts(scope, filterSearch, nameOf).map(({ by, text }) => ({
      name: by,
      text,
      title: by === 'channel' ? `#${filterSearch.channel}` : text,
      none: { [by]: noFilters[by] },
    })),
    ...(typeLabel ? [`${translate('common.type')}: ${translate(typeLabel)}`] : []).map((text) => ({
      name: 'type',
      text,
      title: text,
      none: { type: noFilters.type },
    })),
  ]
}

function boundText(seconds: number | undefined): string | undefined {
  return seconds === undefined ? undefined : formatTimestamp(seconds)?.replace(/:00$/, '')
}

export function rangeText(range: LogRange): string {
  if (typeof range === 'string') return translate(`log.range.${range}`)
  const start = boundText(range.start)
  const end = boundText(range.end)
  if (start !== undefined && end !== undefined) return `${start} – ${end}`
  if (start !== undefined) return translate('log.range.since', { start })
  return end === undefined ? translate('log.range.all') : translate('log.range.until', { end })
}
