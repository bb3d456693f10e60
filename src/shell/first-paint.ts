import type { Query, QueryClient } from '@tanstack/react-query'
import { sleep } from '#/async/wait'
import { discardPreloadedResponses } from '#/http/gateway'
import { ACCOUNT } from '#/resources/account/account-queries'

/** How long the first render waits for data, in ms since the start; a page that is there by then renders without it. */
const DATA_TIMEOUT_MS = 300
/** Polling interval in ms: the router has no event for its loading state. */
const POLL_MS = 50

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

/** What the first render needs of the router. */
interface FirstRouter {
  load: () => Promise<void>
  state: { matches: readonly unknown[] }
}

/** Resolves when the router has something to render: the page, or its loading state if the chunk takes a second. */
async function waitForMatches(router: FirstRouter): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- polling
  while (router.state.matches.length === 0) await sleep(POLL_MS)
}

/**
 * Loads the current route. Resolves when its chunk is loaded and its queries are idle, and otherwise as soon as there is a
 * page, at the earliest 300 ms after the start: data arriving during the first transition would restart it, and a render
 * without a page would leave the window empty, because it removes the frame (public/start.js).
 */
export async function waitForFirstPaint(router: FirstRouter, cache: QueryClient): Promise<void> {
  const load = async () => {
    await router.load().finally(discardPreloadedResponses)
    await queriesIdle(cache)
  }
  await Promise.race([load(), sleep(DATA_TIMEOUT_MS).then(() => waitForMatches(router))])
}
