import type { Query, QueryClient } from '@tanstack/react-query'
import { discardPreloadedResponses } from '#/http/preloaded-responses'
import { ACCOUNT } from '#/resources/account/account-queries'

/** Maximum delay of the first render in ms; after it the app shell renders with loading states. */
const FIRST_PAINT_TIMEOUT_MS = 300

/** Queries that the first render waits for: all but the account check, which hardly any page displays. */
const blockingQueries = { predicate: ({ queryKey }: Query) => queryKey[0] !== ACCOUNT }

/** Resolves when no blocking query is fetching. */
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
 * Loads the current route. Resolves when its chunk is loaded and its queries are idle, or after 300 ms: data arriving
 * during the first transition would restart it.
 */
export async function waitForFirstPaint(
  router: { load: () => Promise<void> },
  cache: QueryClient,
): Promise<void> {
  const load = async () => {
    await router.load().finally(discardPreloadedResponses)
    await queriesIdle(cache)
  }
  await Promise.race([load(), new Promise<void>((resolve) => setTimeout(resolve, FIRST_PAINT_TIMEOUT_MS))])
}
