import { pageLength, mergePages, type GridPage, type RowId } from './grid-page'

type LoadPagesOptions<Row> = {
  fetchPage: (p: number) => Promise<GridPage<Row>>
  rowId: RowId<Row>
  signal: AbortSignal
  /** Seconds to wait if the error is a rate limit; undefined for any other error. */
  retryDelayOf: (error: unknown) => number | undefined
  /** Called after each page with the number of rows fetched so far. */
  onProgress: (rows: number) => void
  /** Called with the seconds when a pause begins, and with undefined when it ends. */
  onPause: (seconds: number | undefined) => void
}

/** Parallel requests: few enough for a rate limit, enough not to wait for each response. */
const CONCURRENCY = 4
const MIN_PAGE_SIZE = 10

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(new DOMException('stopped', 'AbortError'))
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })
}

/**
 * Fetches the pages of a list, a few in parallel, until a page is short, and merges them in order. A rate limit pauses
 * all requests. Rejects when aborted and on any other error.
 */
export async function loadPages<Row>(options: LoadPagesOptions<Row>): Promise<GridPage<Row>> {
  const { fetchPage, rowId, signal, retryDelayOf, onProgress, onPause } = options
  let pause: Promise<void> | undefined

  const fetchWithBackoff = async (p: number): Promise<GridPage<Row>> => {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- each attempt waits for the pause of the one before
      await pause
      signal.throwIfAborted()
      try {
        // oxlint-disable-next-line no-await-in-loop -- the outcome decides whether to retry
        return await fetchPage(p)
      } catch (error) {
        const seconds = signal.aborted ? undefined : retryDelayOf(error)
        if (seconds === undefined) throw error
        if (!pause) {
          onPause(seconds)
          pause = sleep(seconds * 1000, signal).then(() => {
            pause = undefined
            onPause(undefined)
          })
        }
      }
    }
  }

  const pages: Array<GridPage<Row>> = []
  const pending: Array<Promise<GridPage<Row>>> = []
  let next = 0
  let rows = 0
  let size = MIN_PAGE_SIZE
  for (;;) {
    while (pending.length < CONCURRENCY) {
      const request = fetchWithBackoff(next)
      // Prefetched pages may reject before they are awaited; swallow to avoid an unhandled rejection.
      request.catch(() => undefined)
      pending.push(request)
      next += 1
    }
    // oxlint-disable-next-line no-await-in-loop -- pages are merged in order
    const page = await pending.shift()
    signal.throwIfAborted()
    if (!page) break
    pages.push(page)
    rows += page.rows.length
    onProgress(rows)
    size = Math.max(size, pageLength(page))
    if (pageLength(page) < size) break
  }
  return mergePages(pages, rowId)
}
