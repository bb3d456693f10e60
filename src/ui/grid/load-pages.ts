import { pageLength, mergePages, type GridPage, type RowId } from './grid-page'

type LoadPagesOptions<Row> = {
  fetchPage: (p: number) => Promise<GridPage<Row>>
  rowId: RowId<Row>
  signal: AbortSignal
  /** Seconds to wait when the error only means "later"; undefined when it is a real one. */
  retryDelayOf: (error: unknown) => number | undefined
  /** The whole of what was read so far, in order. */
  onProgress: (rows: number) => void
  /** Told the seconds when a pause begins, undefined when it is over. */
  onPause: (seconds: number | undefined) => void
}

/** Few enough for a gateway that counts calls, many enough not to wait for each answer. */
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
 * Reads a list page by page until a page is short. Pages are asked for a few at a time and taken in order;
 * all wait together while the server wants a pause. Rejects when stopped, and at the first real error.
 */
export async function loadPages<Row>(options: LoadPagesOptions<Row>): Promise<GridPage<Row>> {
  const { fetchPage, rowId, signal, retryDelayOf, onProgress, onPause } = options
  let pause: Promise<void> | undefined

  const fetchWithBackoff = async (p: number): Promise<GridPage<Row>> => {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- each attempt waits for the pause the last one met
      await pause
      signal.throwIfAborted()
      try {
        // oxlint-disable-next-line no-await-in-loop -- a failed attempt decides on the next one
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
  let full = MIN_PAGE_SIZE
  for (;;) {
    while (pending.length < CONCURRENCY) {
      const request = fetchWithBackoff(next)
      // Whoever fails behind the one awaited is heard when its turn comes, or not at all.
      request.catch(() => undefined)
      pending.push(request)
      next += 1
    }
    // oxlint-disable-next-line no-await-in-loop -- in order
    const page = await pending.shift()
    signal.throwIfAborted()
    if (!page) break
    pages.push(page)
    rows += page.rows.length
    onProgress(rows)
    full = Math.max(full, pageLength(page))
    if (pageLength(page) < full) break
  }
  return mergePages(pages, rowId)
}
