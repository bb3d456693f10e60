/** Parallel requests: few enough for a rate limit, enough not to wait for each response. */
const CONCURRENCY = 4

interface ReadAheadOptions {
  /** Ends the iteration with the abort reason. */
  signal: AbortSignal
  /** Number of the first page. */
  from?: number
  /** Number after the last page; without it, the consumer leaves the loop at the last page. */
  end?: number
}

/**
 * Yields pages in order while the next ones are already being read, four at a time. Throws the error of a page when its
 * turn comes; pages that were read ahead and are not consumed are ignored.
 */
export async function* readPagesInOrder<Page>(
  readPage: (p: number) => Promise<Page>,
  { signal, from = 0, end = Infinity }: ReadAheadOptions,
): AsyncGenerator<Page, void, undefined> {
  const pending: Array<Promise<Page>> = []
  for (let next = from; ;) {
    for (; pending.length < CONCURRENCY && next < end; next += 1) {
      const request = readPage(next)
      // A page read ahead may reject before its turn: avoid an unhandled rejection.
      request.catch(() => undefined)
      pending.push(request)
    }
    const first = pending.shift()
    if (!first) return
    // oxlint-disable-next-line no-await-in-loop -- pages are consumed in order
    const page = await first
    signal.throwIfAborted()
    yield page
  }
}
