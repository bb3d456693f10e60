import { createStreamedDownload } from '#/browser/streamed-download'
import { answeredRows, type ListPage } from '#/http/list-page'
import { createSharedBackoff } from '#/http/shared-backoff'
import type { Log } from '#/resources/log/log'
import type { LogLines } from '#/resources/log/log-lines'
import { countRepeatedRows } from '#/resources/log/pagination-drift'

/** Where an export stands. `rows` are written so far; `reached` is the time of the last one, unix seconds. */
export interface ExportProgress {
  rows: number
  /** Entries that could not be read and are missing in the file. */
  unreadable: number
  reached: number
  /** The server's pause, while there is one. */
  pause: { seconds: number; until: number } | undefined
}

interface ExportOptions {
  readPage: (p: number, signal: AbortSignal) => Promise<ListPage<Log>>
  lines: LogLines
  fileName: string
  onProgress: (progress: ExportProgress) => void
}

export interface ExportRun {
  /** Begins, or goes on behind the last page that was written. Rejects when it fails or is stopped. */
  run: () => Promise<void>
  stop: () => void
}

/** Few enough for a gateway that counts calls, many enough not to wait for each answer. */
const CONCURRENCY = 4
const PAGE_SIZE = 10
/** What was written last, as far back as entries that come meanwhile may push it down again. */
const MAX_REMEMBERED_ROWS = 50

/**
 * Writes all pages of a filter into a file, each row once, page by page: what was written is not kept. A failed
 * run can be gone on with.
 */
export function createExport({ readPage, lines, fileName, onProgress }: ExportOptions): ExportRun {
  const file = createStreamedDownload(lines.mediaType)
  file.write(lines.head())
  const progress: ExportProgress = { rows: 0, unreadable: 0, reached: 0, pause: undefined }
  const say = (change: Partial<ExportProgress>) => onProgress({ ...Object.assign(progress, change) })
  let abort = new AbortController()
  let written: readonly Log[] = []
  let next = 0

  const write = (page: ListPage<Log>) => {
    const fresh = page.rows.slice(countRepeatedRows(written, page.rows))
    for (const row of fresh) file.write(lines.line(row))
    written = [...written, ...fresh].slice(-MAX_REMEMBERED_ROWS)
    next += 1
    say({
      rows: progress.rows + fresh.length,
      unreadable: progress.unreadable + page.unreadable,
      reached: fresh.at(-1)?.created_at ?? progress.reached,
    })
  }

  const run = async () => {
    abort = new AbortController()
    const { signal } = abort
    const runWithBackoff = createSharedBackoff(signal, (seconds) =>
      say({ pause: seconds === undefined ? undefined : { seconds, until: Date.now() + seconds * 1000 } }),
    )
    const asked: Promise<ListPage<Log>>[] = []
    let ask = next
    try {
      for (;;) {
        while (asked.length < CONCURRENCY) {
          const p = ask
          ask += 1
          const answer = runWithBackoff(() => readPage(p, signal))
          // Whoever fails behind the one awaited is heard when its turn comes, or not at all.
          answer.catch(() => undefined)
          asked.push(answer)
        }
        // oxlint-disable-next-line no-await-in-loop -- pages are written in order
        const page = await asked.shift()
        signal.throwIfAborted()
        if (!page) return
        write(page)
        if (answeredRows(page) < PAGE_SIZE) break
      }
      file.save(fileName)
    } finally {
      // Pages asked for ahead are not wanted any more.
      abort.abort()
    }
  }
  return { run, stop: () => abort.abort() }
}
