import { downloadText } from '#/browser/download'
import { CSV_START, csvLine } from '#/format/csv'
import { formatSeconds } from '#/format/timestamp'
import { t } from '#/i18n/i18n'
import type { JobItem } from '#/app/jobs/job'

/**
 * What became of a test, in the terms of its page. `unknown`: the page was left before the response; `stopped`: cancelled,
 * before or after it was sent; `skipped`: not sent, because the channel was being deleted.
 */
export function testState({ state, code, reason, isDue }: JobItem) {
  if (code === 'timedOut' || code === 'stopped') return code
  if (state === 'running' || state === 'failed' || state === 'unknown') return state
  if (state === 'done') return 'ok'
  if (reason !== undefined) return 'skipped'
  return isDue ? 'waiting' : 'stopped'
}

export function isUnsuccessful(item: JobItem): boolean {
  return !['ok', 'waiting', 'running'].includes(testState(item))
}

/** Whether a test was refused, or had no response in time. */
export const hasFailed = ({ state }: JobItem): boolean => state === 'failed'

/** Why a test has no success: in a line, with the message of the server if it sent one. */
export function failureReason(item: JobItem): string {
  const state = testState(item)
  if (state === 'unknown' || state === 'skipped') return t(`tests.reason.${state}`)
  if (state === 'stopped')
    return t(item.state === 'unknown' ? 'tests.reason.stopped' : 'tests.reason.notSent')
  return item.reason ?? ''
}

/** Downloads the results of tests: a line per test. Texts of the server cannot become formulas. */
export function saveTestsCsv(items: readonly JobItem[]): void {
  const columns = ['id', 'channel', 'model', 'result', 'seconds', 'message'] as const
  const head = csvLine(columns.map((column) => t(`tests.csv.${column}`)))
  const lines = items.map((item) => {
    const state = testState(item)
    const seconds = state === 'ok' ? formatSeconds(item.ms ?? 0) : ''
    const message = state === 'failed' ? (item.fullText ?? item.reason ?? '') : ''
    return csvLine([item.id, item.name, item.model ?? '', t(`tests.state.${state}`), seconds, message])
  })
  downloadText('channel-tests.csv', [CSV_START, head, ...lines].join(''))
}
