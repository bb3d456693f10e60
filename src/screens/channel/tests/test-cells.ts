import { downloadText } from '#/browser/download'
import { CSV_START, csvLine } from '#/format/csv'
import { formatSeconds } from '#/format/timestamp'
import { t } from '#/i18n/i18n'
import type { Job, JobItem } from '#/app/jobs/job'

/**
 * A test that ended without success. `unknown`: the page was left before the response; `skipped`: not sent, because the
 * channel was being deleted.
 */
export type UnsuccessfulCell =
  | { state: 'unknown' | 'skipped' }
  | { state: 'stopped'; isSent: boolean }
  | { state: 'timedOut'; seconds: number }
  | {
      state: 'failed'
      message: string
      fullText: string | undefined
      /** Whether the provider says that it has no such model: any other failure says nothing of the model. */
      isModelMissing: boolean
    }

/** State of one test, in the terms of its page; `ms` until the response. */
export type TestCell = { state: 'waiting' | 'running' } | { state: 'ok'; ms: number } | UnsuccessfulCell

/** Whether a test ended without success. */
export function isUnsuccessful(cell: TestCell | undefined): cell is UnsuccessfulCell {
  return cell !== undefined && !['ok', 'waiting', 'running'].includes(cell.state)
}

/** Whether a test was refused, or had no response in time. */
export function hasFailed(cell: TestCell | undefined): boolean {
  return cell?.state === 'failed' || cell?.state === 'timedOut'
}

/** The state of a test of a job. */
export function testCellOf(item: JobItem, { phase, settings }: Pick<Job, 'phase' | 'settings'>): TestCell {
  const { state, code, reason, fullText, ms = 0 } = item
  if (state === 'done') return { state: 'ok', ms }
  if (state === 'running') return { state }
  if (state === 'unknown') return code === 'stopped' ? { state: code, isSent: true } : { state }
  if (state === 'failed') {
    if (code === 'timedOut') return { state: code, seconds: settings?.timeout ?? 0 }
    const isModelMissing = code === 'missing'
    const message = reason ?? t('tests.modelMissing')
    return { state, message, fullText, isModelMissing }
  }
  if (reason !== undefined) return { state: 'skipped' }
  return phase === 'over' ? { state: 'stopped', isSent: false } : { state: 'waiting' }
}

function detailsOf(cell: TestCell): [seconds: string, message: string] {
  if (cell.state === 'ok') return [formatSeconds(cell.ms), '']
  return ['', cell.state === 'failed' ? (cell.fullText ?? cell.message) : '']
}

/** Downloads the results of tests: a line per test. Texts of the server cannot become formulas. */
export function saveTestsCsv(job: Job): void {
  const columns = ['id', 'channel', 'model', 'result', 'seconds', 'message'] as const
  const head = csvLine(columns.map((column) => t(`tests.csv.${column}`)))
  const lines = job.items.map((item) => {
    const cell = testCellOf(item, job)
    return csvLine([item.id, item.name, item.model ?? '', t(`tests.state.${cell.state}`), ...detailsOf(cell)])
  })
  downloadText('channel-tests.csv', [CSV_START, head, ...lines].join(''))
}
