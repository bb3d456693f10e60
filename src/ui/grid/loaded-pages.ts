import { hashKey, type QueryClient } from '@tanstack/react-query'
import type { GridPage } from './grid-page'
import type { PageQuery } from './list-query'
import type { LoadedPage } from './page-math'

/** The pages of one list that the query cache holds, as an external store for React. */
export type LoadedPages<Row> = {
  /** Tells lists apart: the same query with other filters is another list. */
  list: string
  snapshot: () => ReadonlyArray<LoadedPage<Row>>
  subscribe: (listener: () => void) => () => void
}

/** What tells the list of `page` from others. */
export function listKey(page: PageQuery<unknown>): string {
  return hashKey(page(0).queryKey)
}

/** Watches the cache for the pages of `page`; the snapshot changes only when one of them does. */
export function createLoadedPages<Row>(client: QueryClient, page: PageQuery<Row>): LoadedPages<Row> {
  const cache = client.getQueryCache()
  const first = page(0).queryKey
  const numbers = new Map<string, number | undefined>()
  let cached: ReadonlyArray<LoadedPage<Row>> | undefined

  // The number may stand anywhere in the key: it is the one that makes the same key again.
  const numberOf = (hash: string): number | undefined => {
    if (!numbers.has(hash)) {
      const candidates = (hash.match(/\d+/g) ?? []).map(Number)
      numbers.set(
        hash,
        candidates.find((n) => hashKey(page(n).queryKey) === hash),
      )
    }
    return numbers.get(hash)
  }

  const read = (): Array<LoadedPage<Row>> => {
    const pages: Array<LoadedPage<Row>> = []
    for (const { queryHash, queryKey, state } of cache.findAll({ queryKey: first.slice(0, 1) })) {
      const p = numberOf(queryHash)
      const data = p === undefined ? undefined : client.getQueryData<GridPage<Row>>(queryKey)
      if (p !== undefined && data) pages.push({ p, page: data, fetchedAt: state.dataUpdatedAt })
    }
    return pages.toSorted((a, b) => a.p - b.p)
  }

  return {
    list: listKey(page),
    snapshot: () => (cached ??= read()),
    subscribe: (listener) => {
      // What happened between the snapshot and the subscription was not heard.
      cached = undefined
      return cache.subscribe((event) => {
        const changes =
          event.type === 'removed' || (event.type === 'updated' && event.action.type === 'success')
        if (!changes || numberOf(event.query.queryHash) === undefined) return
        cached = undefined
        listener()
      })
    },
  }
}
