import { validateValue } from '#/fields/fields-schema'
import { defineFields, fieldNames, type FieldValues, type FieldName } from '#/fields/field-values'
import { field } from '#/fields/field'
import { parseDatetimeInput, formatDatetimeInput, NEVER } from '#/fields/datetime-text'
import { parseWholeNumber } from '#/fields/whole-number'
import { t } from '#/i18n/i18n'
import { rangeBounds } from '#/resources/log/log-filter'
import { isKey } from '#/ui/grid/grid-search'
import { rangeOf, type LogQuery } from '../log-search'

/** Filter fields of the log, besides the type. */
export const logFields = defineFields(
  {
    token_name: field.text({ label: 'log.tokenName' }),
    model_name: field.text({ label: 'log.modelName' }),
    start: field.datetime({ label: 'log.start' }),
    end: field.datetime({ label: 'log.end' }),
    username: field.text({ label: 'log.username' }),
    channel: field.integer({ label: 'log.channelId', required: false }),
  },
  {
    token_name: { customCheck: ({ token_name }) => validateNoKey(token_name) },
    model_name: { customCheck: ({ model_name }) => validateNoKey(model_name) },
    username: { customCheck: ({ username }) => validateNoKey(username) },
    end: { customCheck: ({ start, end }) => validateOrder(start, end) },
  },
)
type LogFields = typeof logFields
export type LogFilterValues = FieldValues<LogFields>
export type LogFieldName = FieldName<LogFields>
export type LogFilterErrors = Partial<Record<LogFieldName, string>>

function validateNoKey(text: string): string | undefined {
  return isKey(text) ? t('grid.searchIsKey') : undefined
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
export function logQueryToValues(logQuery: LogQuery, now: number): LogFilterValues {
  const { start, end } = rangeBounds(rangeOf(logQuery), now)
  return {
    token_name: logQuery.token_name,
    model_name: logQuery.model_name,
    start: formatDatetimeInput(start ?? NEVER),
    end: formatDatetimeInput(end ?? NEVER),
    username: logQuery.username,
    channel: logQuery.channel === 0 ? '' : String(logQuery.channel),
  }
}

/** Validation errors by field; empty if all values are valid. */
export function validateLogFilters(values: LogFilterValues): LogFilterErrors {
  const problems: LogFilterErrors = {}
  for (const name of fieldNames(logFields)) {
    const problem = validateValue(logFields[name], values[name], values)
    if (problem) problems[name] = problem
  }
  return problems
}

/** Unix seconds of a datetime input; 0, which means no bound, for an empty one. */
function parseBound(text: string): number {
  return Math.max(0, parseDatetimeInput(text) ?? 0)
}

/**
 * Search params for the field values. A relative range stays relative unless its `shown` bounds were edited.
 */
export function valuesToLogSearch(values: LogFilterValues, shown: LogFilterValues): Partial<LogQuery> {
  const names = {
    token_name: values.token_name.trim(),
    model_name: values.model_name.trim(),
    username: values.username.trim(),
    channel: parseWholeNumber(values.channel) ?? 0,
  }
  if (values.start === shown.start && values.end === shown.end) return names
  return { ...names, range: 'all', start: parseBound(values.start), end: parseBound(values.end) }
}
