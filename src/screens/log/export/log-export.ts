import type { QueryClient } from '@tanstack/react-query'
import { readPagesInOrder } from '#/async/read-pages'
import { downloadText } from '#/browser/download'
import { localDate, localTime } from '#/format/timestamp'
import { paced } from '#/http/pace'
import { PAGE_SIZE, receivedRowCount, type ListPage } from '#/http/rows'
import { t } from '#/i18n/i18n'
import { type Log, fetchLogs } from '#/resources/log/log'
import { LOG_TYPE, type LogFilter, type LogScope } from '#/resources/log/log-filter'
import type { LogLines } from '#/resources/log/log-lines'
import { startFileJob } from '#/app/jobs/file-job'
import type { JobStream } from '#/app/jobs/job'
import { onPause } from '#/app/jobs/run-job'

interface ExportOptions {
  /** Whether an entry is written. */
  isWanted?: (row: Log) => boolean
  readPage: (p: number, signal: AbortSignal) => Promise<ListPage<Log>>
  lines: LogLines
  fileName: string
}

/** How many of the last written rows the next page is compared with: new entries push written rows down into it. */
const MAX_REMEMBERED_ROWS = 50

/** Whether an entry comes after those `written`, the last of which is given: entries of others have ids, which decrease. */
function isFresh(row: Log, last: Log | undefined, written: readonly string[]): boolean {
  if (!last) return true
  if (row.id > 0) return row.id < last.id
  const isKnown = row.request_id !== '' && written.includes(row.request_id)
  return row.created_at <= last.created_at && !isKnown
}

/**
 * Creates the function that writes all pages of a filter into a file, each row once; after a
 * failure or an abort the function can be called again, and goes on after the last page written.
 */
export function createExport({ readPage, lines, fileName, isWanted = () => true }: ExportOptions) {
  // In memory: at the pace of the server an hour of reading is a few megabytes.
  const file = [lines.head()]
  const progress: JobStream = { rows: 0, unreadable: 0, reached: 0 }
  let written: readonly string[] = []
  let last: Log | undefined
  let nextPage = 0

  const write = (page: ListPage<Log>) => {
    const fresh = page.rows.filter((row) => isFresh(row, last, written))
    const wanted = fresh.filter(isWanted)
    file.push(...wanted.map((row) => lines.line(row)))
    written = [...written, ...fresh.map(({ request_id }) => request_id)].slice(-MAX_REMEMBERED_ROWS)
    last = fresh.at(-1) ?? last
    nextPage += 1
    progress.rows += wanted.length
    progress.unreadable += page.unreadable
    progress.reached = last?.created_at ?? progress.reached
  }

  return async (signal: AbortSignal, report: (progress: JobStream) => void): Promise<void> => {
    // Ends the pages that were read ahead.
    const ahead = new AbortController()
    const any = AbortSignal.any([signal, ahead.signal])
    try {
      const read = (p: number) => paced(() => readPage(p, any), { signal: any, onPause, maxPauses: Infinity })
      for await (const page of readPagesInOrder(read, { signal, from: nextPage })) {
        write(page)
        report({ ...progress })
        if (receivedRowCount(page) < PAGE_SIZE) break
      }
      downloadText(fileName, file.join(''))
    } finally {
      ahead.abort()
    }
  }
}

/** About how many pages a filter has, at least `known` and a tenth too many at most: the server tells no number. */
export async function countPages(scope: LogScope, filter: LogFilter, known: number): Promise<number> {
  const isPast = async (p: number) => receivedRowCount(await fetchLogs(scope, filter, p)) === 0
  let [low, high] = [known, known * 2]
  // oxlint-disable no-await-in-loop -- each page decides which is asked for next
  while (!(await isPast(high))) [low, high] = [high, high * 2]
  while (high - low > low / 10) {
    const middle = Math.ceil((low + high) / 2)
    if (await isPast(middle)) high = middle
    else low = middle
  }
  // oxlint-enable no-await-in-loop
  return high
}

const fileTime = (date: Date) => `${localDate(date)}-${localTime(date).replaceAll(':', '')}`

export function startLogExport(
  cache: QueryClient,
  scope: LogScope,
  filter: LogFilter,
  lines: LogLines,
  hidesTests: boolean,
): void {
  const fileName = `logs-${fileTime(new Date())}.${lines.extension}`
  let calls = 0
  // By the cache: a session that has ended is ended as by any other call.
  const readPage = (p: number, signal: AbortSignal) => {
    calls += 1
    return cache.fetchQuery({
      queryKey: ['log', 'export', fileName, calls],
      queryFn: () => fetchLogs(scope, filter, p, signal),
      gcTime: 0,
      retry: false,
    })
  }
  const title = t('log.export.run', { file: fileName })
  const isWanted = ({ type }: Log) => !hidesTests || type !== LOG_TYPE.test
  startFileJob({ kind: 'log.export', title }, createExport({ readPage, lines, fileName, isWanted }))
}
