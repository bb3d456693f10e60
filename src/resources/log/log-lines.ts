import { CSV_START, csvLine } from '#/format/csv'
import { toDecimals } from '#/format/decimals'
import { toIsoInstant } from '#/format/timestamp'
import { quotaToDollars, type MoneyScale } from '#/format/quota'
import { t } from '#/i18n/i18n'
import { logSchema, logTypeLabel, type WireLog } from './log'

/** Format of a log export. */
export interface LogLines {
  extension: string
  mediaType: string
  /** Returns the text before the first entry. */
  head: () => string
  line: (log: WireLog) => string
}

function typeText(type: number): string {
  const label = logTypeLabel(type)
  return label ? t(label) : t('log.type.number', { n: type })
}

const DOLLAR_DECIMALS = 6

/** An amount in dollars for CSV, with six decimals; blank if the scale or the amount is unknown. */
export function dollarsText(quota: number | undefined, scale: MoneyScale): number | '' {
  const dollars = quota === undefined ? undefined : quotaToDollars(quota, scale)
  if (dollars === undefined) return ''
  const size = Number(toDecimals(Math.abs(dollars), DOLLAR_DECIMALS))
  return dollars < 0 ? -size : size
}

/** Returns the column headers in the current locale. */
const heads = () => [
  t('log.time'),
  t('log.channel'),
  t('log.channelName'),
  t('log.user'),
  t('log.token'),
  t('log.type'),
  t('log.model'),
  t('log.prompt'),
  t('log.completion'),
  t('log.quota.units'),
  t('log.quota.dollars'),
  t('log.details'),
  t('log.requestId'),
  t('log.elapsed.ms'),
  t('log.stream'),
  t('log.promptReset'),
]

/** Returns the CSV format: times with zone, channels by number and name, quota in units and, if the scale is known, in dollars. */
export function csvLines(scale: MoneyScale, nameOf: (channel: number) => string): LogLines {
  return {
    extension: 'csv',
    mediaType: 'text/csv;charset=utf-8',
    head: () => CSV_START + csvLine(heads()),
    line: (log) =>
      csvLine([
        log.created_at > 0 ? toIsoInstant(log.created_at) : '',
        log.channel || '',
        log.channel ? nameOf(log.channel) : '',
        log.username,
        log.token_name,
        typeText(log.type),
        log.model_name,
        log.prompt_tokens,
        log.completion_tokens,
        log.quota ?? '',
        dollarsText(log.quota, scale),
        log.content ?? '',
        log.request_id,
        log.elapsed_time,
        log.is_stream,
        log.system_prompt_reset,
      ]),
  }
}

/** JSON Lines format: one object per line, with the server's member names. */
export const JSON_LINES: LogLines = {
  extension: 'jsonl',
  mediaType: 'application/x-ndjson',
  head: () => '',
  // Parse again to drop the members that the client added.
  line: (log) => `${JSON.stringify(logSchema.parse(log))}\n`,
}
