import { createBackoff } from '#/async/wait'
import { readPagesInOrder } from '#/async/read-pages'
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

const MIN_PAGE_SIZE = 10

/**
 * Fetches the pages of a list, a few in parallel, until a page is short, and merges them in order. A rate limit pauses
 * all requests, up to two minutes. Rejects when aborted, on a longer wait and on any other error.
 */
export async function loadPages<Row>(options: LoadPagesOptions<Row>): Promise<GridPage<Row>> {
  const { fetchPage, rowId, signal, retryDelayOf, onProgress, onPause } = options
  const runWithBackoff = createBackoff({ signal, retryDelayOf, onPause })
  const readPage = (p: number) => runWithBackoff(() => fetchPage(p))
  const pages: Array<GridPage<Row>> = []
  let rows = 0
  let size = MIN_PAGE_SIZE
  for await (const page of readPagesInOrder(readPage, { signal })) {
    pages.push(page)
    rows += page.rows.length
    onProgress(rows)
    size = Math.max(size, pageLength(page))
    if (pageLength(page) < size) break
  }
  return mergePages(pages, rowId)
}
