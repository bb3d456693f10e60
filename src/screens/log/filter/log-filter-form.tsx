import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { parseDatetimeInput, formatDatetimeInput, NEVER } from '#/fields/datetime-text'
import { field, defineFields, fieldNames, type FieldValues, type FieldName } from '#/fields/fields'
import { validateValue } from '#/fields/fields-schema'
import { plainNumber, plainText } from '#/fields/number-text'
import { serverSeconds } from '#/http/server-clock'
import { channelText } from '#/resources/channel/channel'
import { t } from '#/i18n/i18n'
import { MAX_FILTER_NAME, rangeBounds } from '#/resources/log/log-filter'
import { afterPointerUp } from '#/ui/form/after-pointer-up'
import { isKey } from '#/fields/pasted-key'
import { identifierText } from '#/fields/plain-text'
import { isComposing } from '#/ui/language/is-composing'
import { rangeOf, type LogQuery } from '../log-search'
import classes from './log-filters.module.css'

/** Filter fields of the log, besides the type. */
export const logFields = defineFields(
  {
    token_name: field.text({ label: 'log.tokenName' }),
    model_name: field.text({ label: 'log.modelName' }),
    start: field.datetime({ label: 'log.start' }),
    end: field.datetime({ label: 'log.end' }),
    username: field.text({ label: 'log.username' }),
    /** Name of a channel with its number, as the list offers it, or one of both. */
    channel: field.text({ label: 'log.channel' }),
  },
  {
    token_name: { customCheck: ({ token_name }) => validateName(token_name) },
    model_name: { customCheck: ({ model_name }) => validateName(model_name) },
    username: { customCheck: ({ username }) => validateName(username) },
    end: { customCheck: ({ start, end }) => validateOrder(start, end) },
  },
)
type LogFields = typeof logFields
export type LogFilterValues = FieldValues<LogFields>
export type LogFieldName = FieldName<LogFields>
/** Names of channels by number. */
type ChannelNames = ReadonlyMap<number, string>
const NO_CHANNELS: ChannelNames = new Map()
export type LogFilterErrors = Partial<Record<LogFieldName, string>>

const CHANNEL_NUMBER = /^(?:#|.+ · #)?(\d{1,15})$/

/** Returns the number of a channel that was chosen or typed; 0 for a blank text, undefined for an unknown or ambiguous name. */
function parseChannel(text: string, channels: ChannelNames): number | undefined {
  const typed = identifierText(text)
  if (typed === '') return 0
  const named = [...channels].filter(([, name]) => name.toLowerCase() === typed.toLowerCase())
  if (named.length > 0) return named.length === 1 ? named[0]?.[0] : undefined
  const [, digits] = CHANNEL_NUMBER.exec(plainNumber(typed)) ?? []
  return digits === undefined ? undefined : Number(digits)
}

function validateName(text: string): string | undefined {
  if (isKey(text)) return t('grid.searchIsKey')
  // Without this, the URL would drop the name and the log would show every entry.
  const n = text.trim().length
  return n > MAX_FILTER_NAME ? t('fields.charactersMost', { max: MAX_FILTER_NAME, n }) : undefined
}

function validateOrder(start: string, end: string): string | undefined {
  const from = parseDatetimeInput(start)
  const to = parseDatetimeInput(end)
  if (from === undefined || to === undefined || to === NEVER) return undefined
  return to < from ? t('log.end.early') : undefined
}

/**
 * Field values for the search params at `now` (Unix seconds). A relative range is shown as its current
 * bounds.
 */
export function logQueryToValues(logQuery: LogQuery, now: number, channels = NO_CHANNELS): LogFilterValues {
  const { channel } = logQuery
  const name = channels.get(channel)
  const { start, end } = rangeBounds(rangeOf(logQuery), now)
  return {
    token_name: logQuery.token_name,
    model_name: logQuery.model_name,
    start: formatDatetimeInput(start ?? NEVER),
    end: formatDatetimeInput(end ?? NEVER),
    username: logQuery.username,
    channel: channel === 0 ? '' : name === undefined ? String(channel) : channelText(channel, name),
  }
}

/** Validation errors by field; empty if all values are valid. */
export function validateLogFilters(values: LogFilterValues, channels = NO_CHANNELS): LogFilterErrors {
  const problems: LogFilterErrors = {}
  for (const name of fieldNames(logFields)) {
    const problem = validateValue(logFields[name], plainText(logFields[name], values[name]), values)
    if (problem) problems[name] = problem
  }
  if (parseChannel(values.channel, channels) === undefined) problems.channel = t('log.channel.unknown')
  return problems
}

/** Unix seconds of a datetime input; 0, which means no bound, for an empty one. */
function parseBound(text: string): number {
  return Math.max(0, parseDatetimeInput(text) ?? 0)
}

/**
 * Search params for the field values. A relative range stays relative unless its `shown` bounds were edited.
 */
export function valuesToLogSearch(
  values: LogFilterValues,
  shown: LogFilterValues,
  channels = NO_CHANNELS,
): Partial<LogQuery> {
  // A name that was not typed here is one that the server has, whatever characters it holds.
  const nameOf = (name: 'token_name' | 'model_name' | 'username') =>
    values[name] === shown[name] ? values[name].trim() : identifierText(values[name])
  const names = {
    token_name: nameOf('token_name'),
    model_name: nameOf('model_name'),
    username: nameOf('username'),
    channel: parseChannel(values.channel, channels) ?? 0,
  }
  if (values.start === shown.start && values.end === shown.end) return names
  return { ...names, range: 'all', start: parseBound(values.start), end: parseBound(values.end) }
}

function ignoreEnterWhileComposing(event: KeyboardEvent) {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
}

interface Props {
  label: string
  /** Returns false if a value is invalid; its input is then focused. */
  onSubmit: () => boolean
  children: ReactNode
}

/** Form of a filter popover. Focuses its first input, because the popover opens before the chunk has arrived. */
export function FilterForm({ label, onSubmit, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [failedSubmits, setFailedSubmits] = useState(0)
  useEffect(() => {
    const selector = failedSubmits > 0 ? '[aria-invalid="true"]' : '[data-autofocus]'
    form.current?.querySelector<HTMLElement>(selector)?.focus()
  }, [failedSubmits])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles keys of the inputs inside
    <form
      ref={form}
      noValidate
      aria-label={label}
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!onSubmit()) setFailedSubmits(failedSubmits + 1)
      }}
      onKeyDown={ignoreEnterWhileComposing}
    >
      {children}
    </form>
  )
}

interface FilterState {
  /** Serialised search params that the values were derived from. */
  searchKey: string
  initialValues: LogFilterValues
  values: LogFilterValues
  problems: LogFilterErrors
}

function initialState(logQuery: LogQuery, channels: ChannelNames): FilterState {
  const initialValues = logQueryToValues(logQuery, serverSeconds(), channels)
  return { searchKey: JSON.stringify(logQuery), initialValues, values: initialValues, problems: {} }
}

/** Edited filter values. They are reset when the search params change, for example by navigation. */
export function useLogFilterValues(logQuery: LogQuery, channels = NO_CHANNELS) {
  const [stored, setState] = useState(() => initialState(logQuery, channels))
  const current = stored.searchKey === JSON.stringify(logQuery) ? stored : initialState(logQuery, channels)
  if (current !== stored) setState(current)

  return {
    ...current,
    type: (name: LogFieldName, value: string) =>
      setState((state) => ({
        ...state,
        values: { ...state.values, [name]: value },
        // Clear the error while typing; the field is validated again on blur. The order of the bounds is told at `end`.
        problems: { ...state.problems, [name]: undefined, ...(name === 'start' && { end: undefined }) },
      })),
    /** Validates a field on blur, only if it was edited. */
    validate: (name: LogFieldName) =>
      // An error message moves the layout; wait until a pressed button was released.
      afterPointerUp(() =>
        setState((state) => {
          if (state.values[name] === state.initialValues[name]) return state
          return {
            ...state,
            problems: { ...state.problems, [name]: validateLogFilters(state.values, channels)[name] },
          }
        }),
      ),
    /** Search params to apply, or undefined after showing validation errors. */
    searchParams: (): Partial<LogQuery> | undefined => {
      const problems = validateLogFilters(current.values, channels)
      setState({ ...current, problems })
      return Object.keys(problems).length > 0
        ? undefined
        : valuesToLogSearch(current.values, current.initialValues, channels)
    },
  }
}
