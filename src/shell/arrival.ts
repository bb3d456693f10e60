import type { Query, QueryClient } from '@tanstack/react-query'
import { dropFirstAnswers } from '#/http/first-answers'
import { ACCOUNT } from '#/resources/account/account-queries'

/** How long, in ms, a page without anything on it waits; then the frame is drawn around the gap. */
const PATIENCE_MS = 300

/** Who is signed in is asked beside everything else; hardly a page shows it. */
const awaited = { predicate: ({ queryKey }: Query) => queryKey[0] !== ACCOUNT }

/** Settles when nothing is being read that a page waits for. */
function readingEnds(cache: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const stop = cache.getQueryCache().subscribe(look)
    function look() {
      if (cache.isFetching(awaited) > 0) return
      stop()
      resolve()
    }
    look()
  })
}

/**
 * Asks for what the address needs. Settles when the page can be drawn in one go, because its code has come and what its
 * loader asked for, or when that is long in coming: what comes in the middle of a drawing begins it anew.
 */
export async function arrival(router: { load: () => Promise<void> }, cache: QueryClient): Promise<void> {
  const all = async () => {
    await router.load().finally(dropFirstAnswers)
    await readingEnds(cache)
  }
  await Promise.race([all(), new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))])
}
