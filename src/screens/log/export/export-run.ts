import { createBackoff } from '#/async/wait'
import { readPagesInOrder } from '#/async/read-pages'
import { createStreamedDownload } from '#/browser/download'
import { receivedRowCount, type ListPage } from '#/http/rows'
import { retryDelayOf } from '#/http/failure'
import type { Log } from '#/resources/log/log'
import type { LogLines } from '#/resources/log/log-lines'
import { countRepeatedRows } from '#/resources/log/pagination-drift'

/** Progress of an export. `rows` is the number written, `reached` the time of the last one in Unix seconds. */
interface ExportProgress {
  rows: number
  /** Entries that could not be parsed and are missing in the file. */
  unreadable: number
  reached: number
  /** Current rate limit pause; `until` is in ms. */
  pause: { seconds: number; until: number } | undefined
}

interface ExportOptions {
  readPage: (p: number, signal: AbortSignal) => Promise<ListPage<Log>>
  lines: LogLines
  fileName: string
  onProgress: (progress: ExportProgress) => void
}

interface ExportRun {
  /** Starts the export, or resumes it after the last page written. Rejects if it fails or is stopped. */
  run: () => Promise<void>
  stop: () => void
}

const PAGE_SIZE = 10
/** Number of written rows to compare the nextPage page with, because new entries push written rows down again. */
const MAX_REMEMBERED_ROWS = 50

/**
 * Writes all pages of a filter into a file, each row once. Pages are not kept in memory; a failed run can be
 * resumed.
 */
export function createExport({ readPage, lines, fileName, onProgress }: ExportOptions): ExportRun {
  const file = createStreamedDownload(lines.mediaType)
  file.write(lines.head())
  const progress: ExportProgress = { rows: 0, unreadable: 0, reached: 0, pause: undefined }
  const report = (change: Partial<ExportProgress>) => onProgress({ ...Object.assign(progress, change) })
  let latest = new AbortController()
  let written: readonly Log[] = []
  let nextPage = 0

  const write = (page: ListPage<Log>) => {
    const fresh = page.rows.slice(countRepeatedRows(written, page.rows))
    for (const row of fresh) file.write(lines.line(row))
    written = [...written, ...fresh].slice(-MAX_REMEMBERED_ROWS)
    nextPage += 1
    report({
      rows: progress.rows + fresh.length,
      unreadable: progress.unreadable + page.unreadable,
      reached: fresh.at(-1)?.created_at ?? progress.reached,
    })
  }

  const run = async () => {
    const abort = new AbortController()
    latest = abort
    const { signal } = abort
    const runWithBackoff = createBackoff({
      signal,
      retryDelayOf,
      onPause: (seconds) =>
        report({
          pause: seconds === undefined ? undefined : { seconds, until: Date.now() + seconds * 1000 },
        }),
    })
    try {
      const readWithBackoff = (p: number) => runWithBackoff(() => readPage(p, signal))
      for await (const page of readPagesInOrder(readWithBackoff, { signal, from: nextPage })) {
        write(page)
        if (receivedRowCount(page) < PAGE_SIZE) break
      }
      file.save(fileName)
    } finally {
      // Abort the prefetched pages.
      abort.abort()
    }
  }
  return { run, stop: () => latest.abort() }
}
