import type { Query, QueryClient } from '@tanstack/react-query'
import { discardPreloadedResponses } from '#/http/preloaded-responses'
import { ACCOUNT } from '#/resources/account/account-queries'

/** How long, in ms, a page without anything on it waits; then the frame is drawn around the gap. */
const FIRST_PAINT_TIMEOUT_MS = 300

/** Who is signed in is asked beside everything else; hardly a page shows it. */
const blockingQueries = { predicate: ({ queryKey }: Query) => queryKey[0] !== ACCOUNT }

/** Settles when nothing is being read that a page waits for. */
function queriesIdle(cache: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const stop = cache.getQueryCache().subscribe(check)
    function check() {
      if (cache.isFetching(blockingQueries) > 0) return
      stop()
      resolve()
    }
    check()
  })
}

/**
 * Asks for what the address needs. Settles when the page can be drawn in one go, because its code has come and what its
 * loader asked for, or when that is long in coming: what comes in the middle of a drawing begins it anew.
 */
export async function waitForFirstPaint(
  router: { load: () => Promise<void> },
  cache: QueryClient,
): Promise<void> {
  const all = async () => {
    await router.load().finally(discardPreloadedResponses)
    await queriesIdle(cache)
  }
  await Promise.race([all(), new Promise<void>((resolve) => setTimeout(resolve, FIRST_PAINT_TIMEOUT_MS))])
}
