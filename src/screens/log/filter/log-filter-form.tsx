import { Autocomplete, Button, Group, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { parseDatetimeInput, formatDatetimeInput, NEVER } from '#/fields/datetime-text'
import { field, defineFields, type FieldValues } from '#/fields/fields'
import { plainNumber } from '#/fields/number-text'
import { isKey } from '#/fields/pasted-key'
import { identifierText } from '#/fields/plain-text'
import { formatUtcOffset, timeZoneName } from '#/format/timestamp'
import { serverSeconds } from '#/http/server-clock'
import { t } from '#/i18n/i18n'
import { channelNamesQuery, channelText } from '#/resources/channel/channel'
import { LOG_TYPE_LABELS, loadedLogs } from '#/resources/log/log'
import {
  LOG_TYPE,
  LOG_RANGES,
  MAX_FILTER_NAME,
  rangeBounds,
  type LogScope,
  SPLITS,
  type SplitBy,
} from '#/resources/log/log-filter'
import { modelQueries } from '#/resources/model/model'
import { tokenQueries } from '#/resources/token/token'
import { isUserDeleted, userQueries } from '#/resources/user/user'
import { Field } from '#/ui/form/field'
import { focusField } from '#/ui/form/form-problem'
import { EVERY_INPUT } from '#/ui/form/inputs/every-input'
import { textProps, type InputProps } from '#/ui/form/inputs/input-props'
import { RecordForm } from '#/ui/form/record-form'
import { useRecordForm } from '#/ui/form/use-record-form'
import { useT } from '#/ui/language/use-t'
import { rangeOf, type FilterSearch } from '../log-search'
import '@mantine/core/styles/Combobox.layer.css'

// Otherwise the URL would drop the name, and the log would show every entry.
function nameRule(text: string): string | undefined {
  if (isKey(text)) return t('grid.searchIsKey')
  const n = text.trim().length
  return n > MAX_FILTER_NAME ? t('fields.charactersMost', { max: MAX_FILTER_NAME, n }) : undefined
}

export const logFields = defineFields(
  {
    start: field.datetime({ label: 'log.start' }),
    end: field.datetime({ label: 'log.end' }),
    type: field.choice({
      label: 'common.type',
      choices: Object.values(LOG_TYPE).map((type) => ({
        value: String(type),
        label: LOG_TYPE_LABELS[type] ?? 'log.type.unknown',
      })),
    }),
    /** Name of a channel with its number, as the list offers it, or one of both. */
    channel: field.text({ label: 'common.channel' }),
    username: field.text({ label: 'log.username', rule: nameRule }),
    token_name: field.text({ label: 'log.tokenName', rule: nameRule }),
    model_name: field.text({ label: 'log.modelName', rule: nameRule }),
  },
  { end: { customCheck: ({ start, end }) => validateOrder(start, end) } },
)
export type LogFilterValues = FieldValues<typeof logFields>
type ChannelNames = ReadonlyMap<number, string>
const NO_CHANNELS: ChannelNames = new Map()

const CHANNEL_NUMBER = /^(?:#|.+ · #)?(\d{1,15})$/

/** Returns the number of a channel that was chosen or typed; 0 for a blank text, undefined for an unknown or ambiguous name. */
export function parseChannel(text: string, channels = NO_CHANNELS): number | undefined {
  const typed = identifierText(text)
  if (typed === '') return 0
  const named = [...channels].filter(([, name]) => name.toLowerCase() === typed.toLowerCase())
  if (named.length > 0) return named.length === 1 ? named[0]?.[0] : undefined
  const [, digits] = CHANNEL_NUMBER.exec(plainNumber(typed)) ?? []
  // No channel has the number 0, which would be no filter.
  return Number(digits) || undefined
}

function validateOrder(start: string, end: string): string | undefined {
  const from = parseDatetimeInput(start)
  const to = parseDatetimeInput(end)
  if (from === undefined || to === undefined || to === NEVER) return undefined
  return to < from ? t('log.end.early') : undefined
}

/** Field values for the search params at `now` (unix seconds). A relative range is shown as its current bounds. */
export function searchToValues(
  filterSearch: FilterSearch,
  now: number,
  channels = NO_CHANNELS,
): LogFilterValues {
  const { channel, type, token_name, model_name, username } = filterSearch
  const name = channels.get(channel)
  const { start, end } = rangeBounds(rangeOf(filterSearch), now)
  return {
    type: type === 0 ? '' : String(type),
    token_name,
    model_name,
    username,
    // Every entry has no start, rather than the year 1970.
    start: formatDatetimeInput(start || NEVER),
    end: formatDatetimeInput(end ?? NEVER),
    channel: channel === 0 ? '' : name === undefined ? String(channel) : channelText(channel, name),
  }
}

/** Unix seconds of a datetime input; 0, which means no bound, for an empty one. */
const parseBound = (text: string) => Math.max(0, parseDatetimeInput(text) ?? 0)

/** Search params for the field values. A relative range stays relative unless its `shown` bounds were edited. */
export function valuesToLogSearch(
  values: LogFilterValues,
  shown: LogFilterValues,
  channels = NO_CHANNELS,
): Partial<FilterSearch> {
  // A name that was not typed here is one that the server has, whatever characters it holds.
  const cleaned = (name: 'token_name' | 'model_name' | 'username') =>
    values[name] === shown[name] ? values[name].trim() : identifierText(values[name])
  const filter = {
    type: Number(values.type),
    token_name: cleaned('token_name'),
    model_name: cleaned('model_name'),
    username: cleaned('username'),
    channel: parseChannel(values.channel, channels) ?? 0,
  }
  if (values.start === shown.start && values.end === shown.end) return filter
  return { ...filter, range: 'all', start: parseBound(values.start), end: parseBound(values.end) }
}

interface Props {
  scope: LogScope
  filterSearch: FilterSearch
  asks: 'time' | 'names'
  onApply: (patch: Partial<FilterSearch>) => void
}

/** Relative time ranges and start and end, or type and names, each with those that the server lists and those of the loaded rows. */
export default function LogFilterForm(props: Props) {
  const isForAdmin = props.scope === 'all' && props.asks === 'names'
  const { data: channels, isLoading } = useQuery({ ...channelNamesQuery(), enabled: isForAdmin })
  return isLoading ? null : <FilterForm {...props} channels={channels} />
}

/** Those who see names of channels wait for them. */
function FilterForm(props: Props & { channels: ChannelNames | undefined }) {
  const { scope, filterSearch, channels, asks, onApply } = props
  const translate = useT()
  const [shown] = useState(() => searchToValues(filterSearch, serverSeconds(), channels))
  const isTime = asks === 'time'
  const form = useRecordForm({
    fields: logFields,
    inputs: EVERY_INPUT,
    initialValues: shown,
    ...(!isTime && { focusName: 'type' as const }),
  })
  const apply = (values: LogFilterValues) => {
    if (parseChannel(values.channel, channels) !== undefined)
      return onApply(valuesToLogSearch(values, shown, channels))
    form.setServerError('channel', translate('log.channel.unknown'))
    focusField(form.idOf('channel'))
    return false
  }
  return (
    <Stack gap="sm" w={isTime ? 'var(--gc-length-20)' : 'var(--gc-length-16)'}>
      {isTime && <RangeButtons filterSearch={filterSearch} onApply={onApply} />}
      <RecordForm
        form={form}
        label={translate(isTime ? 'log.range.custom' : 'grid.filters')}
        busy={false}
        problem={null}
        submitLabel={translate('log.apply')}
        onSubmit={apply}
      >
        {isTime ? (
          <>
            <Field form={form} name="start" />
            <Field form={form} name="end" />
            <Text size="xs" c="dimmed">
              {translate('log.zone', { zone: timeZoneName(), offset: formatUtcOffset(serverSeconds()) })}
            </Text>
          </>
        ) : (
          <>
            <Field form={form} name="type" placeholder={translate('log.type.all')} />
            {SPLITS[scope].toReversed().map((name) => (
              <Field key={name} form={form} name={name} input={INPUTS[name]} />
            ))}
          </>
        )}
      </RecordForm>
    </Stack>
  )
}

function RangeButtons({ filterSearch, onApply }: Pick<Props, 'filterSearch' | 'onApply'>) {
  const translate = useT()
  const range = rangeOf(filterSearch)
  return (
    <Group gap="xs" role="group" aria-label={translate('log.ranges')}>
      {LOG_RANGES.map((name) => (
        <Button
          key={name}
          size="xs"
          variant={range === name ? 'filled' : 'default'}
          aria-pressed={range === name}
          data-autofocus={range === name || undefined}
          onClick={() => onApply({ range: name, start: undefined, end: undefined })}
        >
          {translate(`log.range.${name}`)}
        </Button>
      ))}
    </Group>
  )
}

/** Names that a list shows at once; typing narrows it. */
const SHOWN_NAMES = 50
const DEBOUNCE_MS = 300

function useListedNames(name: SplitBy, typed: string): readonly string[] {
  const [keyword] = useDebouncedValue(typed.trim(), DEBOUNCE_MS)
  const tokens = useQuery({ ...tokenQueries.choices(), enabled: name === 'token_name' })
  const models = useQuery({ ...modelQueries.available(), enabled: name === 'model_name' })
  const channels = useQuery({ ...channelNamesQuery(), enabled: name === 'channel' })
  const users = useQuery({
    ...userQueries.matching(keyword),
    enabled: name === 'username' && keyword !== '',
  })
  const names = {
    token_name: tokens.data?.map((token) => token.name),
    model_name: models.data,
    channel: channels.data && Array.from(channels.data, ([id, channel]) => channelText(id, channel)),
    username: users.data?.rows.filter((user) => !isUserDeleted(user)).map(({ username }) => username),
  }
  return names[name] ?? []
}

/** Input of a name, with those of the loaded rows and of the server to choose from; any other can be typed. */
function NameInput({ name, ...props }: InputProps<'text'> & { name: SplitBy }) {
  const cache = useQueryClient()
  const [rows] = useState(() => (name === 'channel' ? [] : loadedLogs(cache).map((row) => row[name])))
  const names = new Set([...rows, ...useListedNames(name, props.value)])
  return (
    <Autocomplete
      {...textProps(props)}
      onChange={props.onChange}
      data={[...names].filter((each) => each.trim() !== '').toSorted((a, b) => a.localeCompare(b))}
      limit={SHOWN_NAMES}
      // Above: below it would lie over the button that applies the filter.
      comboboxProps={{ withinPortal: false, position: 'top' }}
      withScrollArea={false}
      styles={{ options: { maxHeight: 'var(--gc-length-12)', overflowY: 'auto' } }}
    />
  )
}

const INPUTS = {
  channel: (props: InputProps<'text'>) => <NameInput {...props} name="channel" />,
  username: (props: InputProps<'text'>) => <NameInput {...props} name="username" />,
  token_name: (props: InputProps<'text'>) => <NameInput {...props} name="token_name" />,
  model_name: (props: InputProps<'text'>) => <NameInput {...props} name="model_name" />,
}
