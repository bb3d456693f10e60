import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import type { LogScope } from '#/resources/log/log-filter'
import { LOG_TYPE, logTypeLabel } from '#/resources/log/log'
import { PlainButton } from '#/ui/controls/plain-button'
import input from '#/ui/controls/controls.module.css'
import { PlainSelect } from '#/ui/controls/plain-select'
import { isComposing } from '#/ui/language/is-composing'
import { useT } from '#/ui/language/use-t'
import { noFilters, type LogQuery } from '../log-search'
import { type LogFieldName, logFields } from './log-fields'
import classes from './log-filters.module.css'
import { useLogFilterValues } from './use-log-filter-values'
import { IntegerInput } from '#/ui/form/inputs/integer-input'
import { TextFieldInput } from '#/ui/form/inputs/text-input'
import { DatetimeInput } from '#/ui/form/inputs/datetime-input'

const FIELDS: Record<LogScope, readonly LogFieldName[]> = {
  all: ['token_name', 'model_name', 'start', 'end', 'username', 'channel'],
  self: ['token_name', 'model_name', 'start', 'end'],
}

interface LogFiltersProps {
  scope: LogScope
  logQuery: LogQuery
  /** Applies the filters. If nothing changed, the list is refetched. */
  onSubmit: (patch: Partial<LogQuery>) => void
}

function ignoreEnterWhileComposing(event: KeyboardEvent) {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
}

/** Filter form of the log. The type applies immediately, the other fields on submit. */
export function LogFilters({ scope, logQuery, onSubmit }: LogFiltersProps) {
  const t = useT()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const filterForm = useLogFilterValues(logQuery)
  const [failedSubmits, setFailedSubmits] = useState(0)
  useEffect(() => {
    if (failedSubmits > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failedSubmits])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const params = filterForm.searchParams()
    if (params) onSubmit(params)
    else setFailedSubmits(failedSubmits + 1)
  }
  const types = [0, ...Object.values(LOG_TYPE)].map((type) => {
    const label = type === 0 ? 'log.type.all' : logTypeLabel(type)
    return { value: String(type), label: label ? t(label) : '' }
  })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles keys of the inputs inside
    <form
      ref={form}
      noValidate
      aria-label={t('log.filters')}
      className={classes.form}
      onSubmit={submit}
      onKeyDown={ignoreEnterWhileComposing}
    >
      <div className={classes.fields}>
        <div>
          <label htmlFor={`${id}-type`} className={input.label}>
            {t('log.type')}
          </label>
          <PlainSelect
            id={`${id}-type`}
            choices={types}
            value={String(logQuery.type)}
            onChange={(type) => onSubmit({ type: Number(type) })}
          />
        </div>
        {FIELDS[scope].map((name) => (
          <div key={name} className={name === 'start' || name === 'end' ? classes.wide : undefined}>
            <LogFilterField
              id={`${id}-${name}`}
              name={name}
              value={filterForm.values[name]}
              problem={filterForm.problems[name]}
              onChange={(value) => filterForm.type(name, value)}
              onBlur={() => filterForm.validate(name)}
            />
          </div>
        ))}
        <div className={classes.buttons}>
          <PlainButton type="submit" tone="filled">
            {t('log.query')}
          </PlainButton>
          <PlainButton
            onClick={() => {
              filterForm.clear()
              onSubmit(noFilters)
            }}
          >
            {t('log.reset')}
          </PlainButton>
        </div>
      </div>
    </form>
  )
}

interface LogFilterFieldProps {
  id: string
  name: LogFieldName
  value: string
  problem: string | undefined
  onChange: (value: string) => void
  onBlur: () => void
}

/** One filter input. */
function LogFilterField({ id, name, value, problem, onChange, onBlur }: LogFilterFieldProps) {
  const t = useT()
  const field = logFields[name]
  const frameProps = {
    id,
    label: t(field.label),
    description: undefined,
    error: problem,
    disabled: false,
    'aria-required': undefined,
  }
  const inputProps = { value, onChange, onBlur, frameProps }
  if (field.kind === 'datetime') return <DatetimeInput field={field} {...inputProps} />
  if (field.kind === 'integer') return <IntegerInput field={field} {...inputProps} />
  return <TextFieldInput field={field} {...inputProps} />
}
