/** Parallel requests: few enough for a rate limit, enough not to wait for each response. */
const CONCURRENCY = 4

/**
 * Yields pages in order, from the number `from` on, while the next ones are already being read, four at a time: the consumer
 * leaves the loop at the last page. Throws the error of a page when its turn comes, or the reason of an abort.
 */
export async function* readPagesInOrder<Page>(
  readPage: (p: number) => Promise<Page>,
  { signal, from }: { signal: AbortSignal; from: number },
): AsyncGenerator<Page, void, undefined> {
  const pending: Array<Promise<Page>> = []
  for (let next = from; ; next += 1) {
    const request = readPage(next)
    // A page read ahead may reject before its turn: avoid an unhandled rejection.
    request.catch(() => undefined)
    const first = pending.push(request) < CONCURRENCY ? undefined : pending.shift()
    if (!first) continue
    // oxlint-disable-next-line no-await-in-loop -- pages are consumed in order
    const page = await first
    signal.throwIfAborted()
    yield page
  }
}
