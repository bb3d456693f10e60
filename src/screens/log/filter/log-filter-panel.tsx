import { Autocomplete, Button, NativeSelect } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { channelText } from '#/resources/channel/channel'
import { channelNamesQuery } from '#/resources/channel/channel-names'
import { LOG_TYPE, logTypeLabel, loadedLogs } from '#/resources/log/log'
import type { LogScope } from '#/resources/log/log-filter'
import { modelQueries } from '#/resources/model/model'
import { tokenQueries } from '#/resources/token/token'
import { isUserDeleted, userQueries } from '#/resources/user/user'
import { useT } from '#/ui/language/use-t'
import type { LogQuery } from '../log-search'
import { FilterForm, logFields, useLogFilterValues } from './log-filter-form'
import '@mantine/core/styles/Combobox.layer.css'
import classes from './log-filters.module.css'

type NameField = 'token_name' | 'model_name' | 'username' | 'channel'

const FIELDS: Record<LogScope, readonly NameField[]> = {
  all: ['channel', 'username', 'token_name', 'model_name'],
  self: ['token_name', 'model_name'],
}
/** Names that a list shows at once; typing narrows it. */
const SHOWN_NAMES = 50
const DEBOUNCE_MS = 300

interface Props {
  scope: LogScope
  logQuery: LogQuery
  onApply: (patch: Partial<LogQuery>) => void
}

/**
 * Inputs for type, channel, user, token and model. Each offers the names that the server lists and those of the loaded
 * rows; any other name can be typed.
 */
export default function LogFilterPanel({ scope, logQuery, onApply }: Props) {
  const t = useT()
  const isAll = scope === 'all'
  const { data: channels } = useQuery({ ...channelNamesQuery(), enabled: isAll })
  const filterForm = useLogFilterValues(logQuery, channels)
  const namesFor = useNames(scope, filterForm.values.username, channels)
  const [type, setType] = useState(logQuery.type)
  const types = [0, ...Object.values(LOG_TYPE)].map((each) => {
    const label = each === 0 ? 'log.type.all' : logTypeLabel(each)
    return { value: String(each), label: label ? t(label) : '' }
  })
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
        <Autocomplete
          key={name}
          label={t(logFields[name].label)}
          description={name === 'token_name' && isAll ? t('log.token.others') : undefined}
          error={filterForm.problems[name]}
          data={namesFor(name)}
          limit={SHOWN_NAMES}
          comboboxProps={{ withinPortal: false }}
          withScrollArea={false}
          classNames={{ options: classes.options }}
          autoComplete="off"
          spellCheck={false}
          value={filterForm.values[name]}
          onChange={(text) => filterForm.type(name, text)}
          onBlur={() => filterForm.validate(name)}
        />
      ))}
      <Button type="submit" variant="filled">
        {t('log.apply')}
      </Button>
    </FilterForm>
  )
}

/** Names to choose from: the server lists channels, models and own tokens, and finds users by a part of a name. */
function useNames(scope: LogScope, username: string, channels: ReadonlyMap<number, string> | undefined) {
  const cache = useQueryClient()
  const isAll = scope === 'all'
  const [rows] = useState(() => loadedLogs(cache))
  const [keyword] = useDebouncedValue(username.trim(), DEBOUNCE_MS)
  const users = useQuery({ ...userQueries.matching(keyword), enabled: isAll && keyword !== '' })
  const models = useQuery(isAll ? modelQueries.all() : modelQueries.available())
  const tokens = useQuery(tokenQueries.choices())
  const listed: Record<Exclude<NameField, 'channel'>, readonly string[]> = {
    token_name: (tokens.data ?? []).map(({ name }) => name),
    model_name: models.data ?? [],
    username: (users.data?.rows ?? []).filter((user) => !isUserDeleted(user)).map((user) => user.username),
  }
  return (name: NameField): string[] => {
    if (name === 'channel') return [...(channels ?? [])].map(([id, text]) => channelText(id, text))
    const names = [...rows.map((row) => row[name]), ...listed[name]].filter((text) => text.trim() !== '')
    return [...new Set(names)].toSorted((a, b) => a.localeCompare(b))
  }
}
