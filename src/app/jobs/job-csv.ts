import { downloadText } from '#/browser/download'
import { safeFileName } from '#/browser/file-name'
import { CSV_START, csvLine } from '#/format/csv'
import { t, type StaticKey } from '#/i18n/i18n'
import type { RecordValues } from '#/resources/row-mutations'
import type { ItemState, Job } from './job'
import { kindOf } from './job-kinds'

const STATES: Record<ItemState, StaticKey> = {
  waiting: 'job.state.waiting',
  running: 'job.state.unknown',
  done: 'job.state.done',
  failed: 'job.state.failed',
  unknown: 'job.state.unknown',
  skipped: 'job.state.skipped',
  undone: 'job.state.undone',
}

const valuesText = (values: RecordValues | undefined) =>
  Object.entries(values ?? {})
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')

/** The result of a job as CSV: a line per item, with the values of a job that edits. */
function jobCsv(job: Job): string {
  const { items } = job
  const { nameOf = ({ name }) => name } = kindOf(job)
  const isEdit = items.some(({ change }) => change !== undefined)
  const headings: StaticKey[] = ['job.csv.id', 'job.csv.name', 'job.csv.result', 'job.csv.reason']
  const more: StaticKey[] = isEdit ? ['job.csv.before', 'job.csv.after'] : []
  const lines = items.map((item) => {
    const { id, state, reason = '', change } = item
    const values = isEdit ? [valuesText(change?.from), valuesText(change?.to)] : []
    return csvLine([id, nameOf(item), t(STATES[state]), reason, ...values])
  })
  return [CSV_START, csvLine([...headings, ...more].map((key) => t(key))), ...lines].join('')
}

/** Downloads the result of a job. */
export function saveJobCsv(job: Job): void {
  const { saveCsv } = kindOf(job)
  if (saveCsv) return saveCsv(job)
  return downloadText(safeFileName(job.title, 'csv', 'job'), jobCsv(job))
}
