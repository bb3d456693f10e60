import { TextInput, Button, NativeSelect } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { LOG_TYPE, logTypeLabel, loadedLogs } from '#/resources/log/log'
import type { LogScope } from '#/resources/log/log-filter'
import { useT } from '#/ui/language/use-t'
import type { LogQuery } from '../log-search'
import { FilterForm, useLogFilterValues, logFields } from './log-filter-form'
import classes from './log-filters.module.css'

type NameField = 'token_name' | 'model_name' | 'username' | 'channel'

const FIELDS: Record<LogScope, readonly NameField[]> = {
  all: ['token_name', 'model_name', 'username', 'channel'],
  self: ['token_name', 'model_name'],
}
const MAX_SUGGESTIONS = 50

interface Props {
  scope: LogScope
  logQuery: LogQuery
  onApply: (patch: Partial<LogQuery>) => void
}

/** Inputs for type, token, model, user and channel; suggests what the loaded rows contain. */
export default function LogFilterPanel({ scope, logQuery, onApply }: Props) {
  const t = useT()
  const id = useId()
  const cache = useQueryClient()
  const filterForm = useLogFilterValues(logQuery)
  const [type, setType] = useState(logQuery.type)
  const [rows] = useState(() => loadedLogs(cache))
  const types = [0, ...Object.values(LOG_TYPE)].map((each) => {
    const label = each === 0 ? 'log.type.all' : logTypeLabel(each)
    return { value: String(each), label: label ? t(label) : '' }
  })
  const suggestionsFor = (name: NameField) =>
    [...new Set(rows.map((row) => String(row[name] || '')))].filter(Boolean).slice(0, MAX_SUGGESTIONS)
  return (
    <FilterForm
      label={t('log.filters')}
      onSubmit={() => {
        const params = filterForm.searchParams()
        if (params) onApply({ ...params, type })
        return params !== undefined
      }}
    >
      <NativeSelect
        className={classes.type}
        label={t('log.type')}
        data-autofocus=""
        data={types}
        value={String(type)}
        onChange={({ currentTarget: { value } }) => setType(Number(value))}
      />
      {FIELDS[scope].map((name) => (
        <div key={name}>
          <TextInput
            id={`${id}-${name}`}
            label={t(logFields[name].label)}
            error={filterForm.problems[name]}
            list={`${id}-${name}-list`}
            inputMode={name === 'channel' ? 'numeric' : 'text'}
            autoComplete="off"
            value={filterForm.values[name]}
            onChange={(event) => filterForm.type(name, event.currentTarget.value)}
            onBlur={() => filterForm.validate(name)}
          />
          <datalist id={`${id}-${name}-list`}>
            {suggestionsFor(name).map((text) => (
              <option key={text}>{text}</option>
            ))}
          </datalist>
        </div>
      ))}
      <Button type="submit" variant="filled">
        {t('log.apply')}
      </Button>
    </FilterForm>
  )
}
