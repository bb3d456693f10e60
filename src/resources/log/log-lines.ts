import { CSV_START, csvLine } from '#/format/csv'
import { toDecimals } from '#/format/decimals'
import { toIsoInstant } from '#/format/timestamp'
import { quotaToDollars, type MoneyScale } from '#/format/quota'
import { t, type StaticKey } from '#/i18n/i18n'
import { logSchema, LOG_TYPE_LABELS, type WireLog } from './log'

export interface LogLines {
  extension: string
  /** Returns the text before the first entry. */
  head: () => string
  line: (log: WireLog) => string
}

function typeText(type: number): string {
  const label = LOG_TYPE_LABELS[type]
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

/**
 * The columns of the CSV format: times with zone, channels by number and name, quota in units and, if the scale is known, in
 * dollars.
 */
const columnsOf = (scale: MoneyScale, nameOf: (channel: number) => string) =>
  [
    ['log.time', (log) => (log.created_at > 0 ? toIsoInstant(log.created_at) : '')],
    ['common.channel', (log) => log.channel || ''],
    ['log.channelName', (log) => (log.channel ? nameOf(log.channel) : '')],
    ['common.user', (log) => log.username],
    ['common.token', (log) => log.token_name],
    ['common.type', (log) => typeText(log.type)],
    ['common.model', (log) => log.model_name],
    ['common.prompt', (log) => log.prompt_tokens],
    ['common.completion', (log) => log.completion_tokens],
    ['log.quota.units', (log) => log.quota ?? ''],
    ['log.quota.dollars', (log) => dollarsText(log.quota, scale)],
    ['log.details', (log) => log.content ?? ''],
    ['log.requestId', (log) => log.request_id],
    ['log.elapsed.ms', (log) => log.elapsed_time],
    ['log.stream', (log) => log.is_stream],
    ['log.promptReset', (log) => log.system_prompt_reset],
  ] as const satisfies readonly (readonly [StaticKey, (log: WireLog) => string | number | boolean])[]

/** Returns the CSV format, with its head in the current locale. */
export function csvLines(scale: MoneyScale, nameOf: (channel: number) => string): LogLines {
  const columns = columnsOf(scale, nameOf)
  return {
    extension: 'csv',
    head: () => CSV_START + csvLine(columns.map(([head]) => t(head))),
    line: (log) => csvLine(columns.map(([, cell]) => cell(log))),
  }
}

/** JSON Lines format: one object per line, with the server's member names. */
export const JSON_LINES: LogLines = {
  extension: 'jsonl',
  head: () => '',
  // Parse again to drop the members that the client added.
  line: (log) => `${JSON.stringify(logSchema.parse(log))}\n`,
}
