import { downloadText } from '#/browser/download'
import { safeFileName } from '#/browser/file-name'
import { CSV_START, csvLine } from '#/format/csv'
import { t, type StaticKey } from '#/i18n/i18n'
import type { RecordValues } from '#/resources/row-mutations'
import type { EntryState } from './bulk-entry'
import type { Run } from './runs'

const STATES: Record<EntryState, StaticKey> = {
  waiting: 'bulk.state.waiting',
  sent: 'bulk.state.unknown',
  done: 'bulk.state.done',
  failed: 'bulk.state.failed',
  unknown: 'bulk.state.unknown',
  skipped: 'bulk.state.skipped',
}

const valuesText = (values: RecordValues | undefined) =>
  Object.entries(values ?? {})
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')

/** The result of a run as CSV: a line per record, with the values of a run that edits. */
function runCsv({ entries }: Run): string {
  const isEdit = entries.some(({ change }) => change !== undefined)
  const headings: StaticKey[] = ['bulk.csv.id', 'bulk.csv.name', 'bulk.csv.result', 'bulk.csv.reason']
  const more: StaticKey[] = isEdit ? ['bulk.csv.before', 'bulk.csv.after'] : []
  const lines = entries.map(({ id, name, state, reason = '', change }) => {
    const values = isEdit ? [valuesText(change?.from), valuesText(change?.to)] : []
    return csvLine([id, name, t(STATES[state]), reason, ...values])
  })
  return [CSV_START, csvLine([...headings, ...more].map((key) => t(key))), ...lines].join('')
}

/** Downloads the result of a run. */
export function saveRunCsv(run: Run): void {
  downloadText(safeFileName(run.title, 'csv', 'run'), runCsv(run))
}
