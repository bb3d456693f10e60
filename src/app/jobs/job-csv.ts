import { downloadText } from '#/browser/download'
import { safeFileName } from '#/browser/file-name'
import { CSV_START, csvLine } from '#/format/csv'
import { t, type StaticKey } from '#/i18n/i18n'
import type { RecordValues } from '#/resources/row-mutations'
import { itemName, type Job } from './job'

const valuesText = (values: RecordValues | undefined) =>
  Object.entries(values ?? {})
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')

/** Downloads the result of a job: a line per item, with the values of a job that edits. */
export function saveJobCsv({ title, items }: Job): void {
  const isEdit = items.some(({ change }) => change !== undefined)
  const headings: StaticKey[] = ['common.id', 'common.name', 'common.result', 'job.csv.reason']
  const more: StaticKey[] = isEdit ? ['job.csv.before', 'job.csv.after'] : []
  const lines = items.map((item) => {
    const { id, state, reason = '', change } = item
    const values = isEdit ? [valuesText(change?.from), valuesText(change?.to)] : []
    return csvLine([
      id,
      itemName(item),
      t(`job.state.${state === 'running' ? 'unknown' : state}`),
      reason,
      ...values,
    ])
  })
  const head = csvLine([...headings, ...more].map((key) => t(key)))
  downloadText(safeFileName(title, 'csv', 'job'), [CSV_START, head, ...lines].join(''))
}
