import { formatTimestamp } from '#/format/timestamp'
import { t } from '#/i18n/i18n'
import type { LogScope, LogRange } from '#/resources/log/log-filter'
import { logTypeLabel } from '#/resources/log/log'
import type { LogQuery } from '../log-search'

interface ActiveFilter {
  name: keyof LogQuery
  /** Name and value, such as `Model: gpt-4o`. */
  text: string
  /** Search params without this filter. */
  none: Partial<LogQuery>
}

/** Filters besides the time range that are set, in the order of the columns. */
export function activeFilters(logQuery: LogQuery, scope: LogScope): readonly ActiveFilter[] {
  const { type, token_name, model_name, username, channel } = logQuery
  const typeLabel = logTypeLabel(type)
  const forAdmins: readonly ActiveFilter[] = [
    { name: 'channel', text: channel === 0 ? '' : `${t('log.channel')}: ${channel}`, none: { channel: 0 } },
    { name: 'username', text: username && `${t('log.user')}: ${username}`, none: { username: '' } },
  ]
  const forAll: readonly ActiveFilter[] = [
    { name: 'token_name', text: token_name && `${t('log.token')}: ${token_name}`, none: { token_name: '' } },
    {
      name: 'type',
      text: type !== 0 && typeLabel ? `${t('log.type')}: ${t(typeLabel)}` : '',
      none: { type: 0 },
    },
    { name: 'model_name', text: model_name && `${t('log.model')}: ${model_name}`, none: { model_name: '' } },
  ]
  return [...(scope === 'all' ? forAdmins : []), ...forAll].filter(({ text }) => text !== '')
}

/** Without seconds, if they are zero. */
function boundText(seconds: number | undefined): string | undefined {
  return seconds === undefined ? undefined : formatTimestamp(seconds)?.replace(/:00$/, '')
}

/** A time range in words. */
export function rangeText(range: LogRange): string {
  if (typeof range === 'string') return t(`log.range.${range}`)
  const start = boundText(range.start)
  const end = boundText(range.end)
  if (start !== undefined && end !== undefined) return `${start} – ${end}`
  if (start !== undefined) return t('log.range.since', { start })
  return end === undefined ? t('log.range.all') : t('log.range.until', { end })
}
