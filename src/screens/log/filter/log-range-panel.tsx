import { TextInput, Button } from '@mantine/core'
import { useId } from 'react'
import { DATETIME_INPUT_FORMAT, formatDatetimeInput, parseDatetimeInput } from '#/fields/datetime-text'
import { formatUtcOffset, timeZoneName } from '#/format/timestamp'
import { LOG_RANGES } from '#/resources/log/log-filter'
import { useT } from '#/ui/language/use-t'
import { RangeCalendar } from '#/ui/form/inputs/calendars'
import { useNow } from '#/ui/text/time-text'
import { rangeOf, type LogQuery } from '../log-search'
import { FilterForm, useLogFilterValues, logFields } from './log-filter-form'
import classes from './log-filters.module.css'

const DATE_LENGTH = 'YYYY-MM-DD'.length
const BOUNDS = ['start', 'end'] as const
const ZONE = timeZoneName()

/** The day of a typed bound; null without one, and for the epoch. */
function dayOf(text: string): string | null {
  const seconds = parseDatetimeInput(text)
  return seconds === undefined || seconds <= 0 ? null : formatDatetimeInput(seconds).slice(0, DATE_LENGTH)
}

interface Props {
  logQuery: LogQuery
  onApply: (patch: Partial<LogQuery>) => void
}

/** Relative time ranges, or a start and an end to type or to pick in a calendar. */
export default function LogRangePanel({ logQuery, onApply }: Props) {
  const t = useT()
  const id = useId()
  const filterForm = useLogFilterValues(logQuery)
  const { values, problems } = filterForm
  const range = rangeOf(logQuery)
  const offset = formatUtcOffset(useNow())
  return (
    <div className={classes.range}>
      <div role="group" aria-label={t('log.ranges')} className={classes.presets}>
        {LOG_RANGES.map((name) => (
          <Button
            key={name}
            size="xs"
            variant={range === name ? 'filled' : 'default'}
            aria-pressed={range === name}
            data-autofocus={range === name || undefined}
            onClick={() => onApply({ range: name, start: undefined, end: undefined })}
          >
            {t(`log.range.${name}`)}
          </Button>
        ))}
      </div>
      <FilterForm
        label={t('log.range.custom')}
        onSubmit={() => {
          const params = filterForm.searchParams()
          if (params) onApply(params)
          return params !== undefined
        }}
      >
        {BOUNDS.map((name) => (
          <TextInput
            key={name}
            id={`${id}-${name}`}
            label={t(logFields[name].label)}
            error={problems[name]}
            placeholder={DATETIME_INPUT_FORMAT}
            autoComplete="off"
            data-autofocus={name === 'start' && typeof range === 'object' ? '' : undefined}
            value={values[name]}
            onChange={(event) => filterForm.type(name, event.currentTarget.value)}
            onBlur={() => {
              const seconds = parseDatetimeInput(values[name])
              // Shows what will be sent: a date without time is completed.
              if (seconds !== undefined && formatDatetimeInput(seconds) !== values[name])
                filterForm.type(name, formatDatetimeInput(seconds))
              filterForm.validate(name)
            }}
          />
        ))}
        <Button type="submit" variant="filled">
          {t('log.apply')}
        </Button>
        <p className={classes.zone}>{t('log.zone', { zone: ZONE, offset })}</p>
      </FilterForm>
      <RangeCalendar
        start={dayOf(values.start)}
        end={dayOf(values.start) && dayOf(values.end)}
        onPick={(start, end) => {
          filterForm.type('start', `${start} 00:00:00`)
          filterForm.type('end', `${end} 23:59:59`)
        }}
      />
    </div>
  )
}
