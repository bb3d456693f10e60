import { hashKey, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import type { LoadedPage, GridPage, PageQuery } from './grid-page'

/** An external store over the query cache: the cached pages of one list. */
type LoadedPages<Row> = {
  /** Identifies the list: the same query with other filters is another list. */
  list: string
  snapshot: () => ReadonlyArray<LoadedPage<Row>>
  subscribe: (listener: () => void) => () => void
}

/** Returns a key that identifies the list of `page`: the hashed query key of its first page. */
export function listKey(page: PageQuery<unknown>): string {
  return hashKey(page(0).queryKey)
}

/** Whether two snapshots show the same pages, fetched at the same times. */
function isSameSnapshot<Row>(a: ReadonlyArray<LoadedPage<Row>>, b: ReadonlyArray<LoadedPage<Row>>): boolean {
  return (
    a.length === b.length &&
    a.every(({ p, page, fetchedAt }, index) => {
      const other = b[index]
      return p === other?.p && page === other.page && fetchedAt === other.fetchedAt
    })
  )
}

/** Creates the store; its snapshot changes only when one of the pages does. */
function createLoadedPages<Row>(client: QueryClient, page: PageQuery<Row>): LoadedPages<Row> {
  const cache = client.getQueryCache()
  const first = page(0).queryKey
  const numbers = new Map<string, number | undefined>()
  let cached: ReadonlyArray<LoadedPage<Row>> | undefined

  // The page number may be anywhere in the key: it is the number that reproduces the key's hash.
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

  const readPages = (): Array<LoadedPage<Row>> => {
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
    snapshot: () => (cached ??= readPages()),
    subscribe: (listener) => {
      // The cache may have changed between the first snapshot and this subscription. An equal snapshot stays the same
      // array: another one would render the list a second time right after its first render.
      const latest = readPages()
      if (!cached || !isSameSnapshot(cached, latest)) cached = latest
      return cache.subscribe((event) => {
        const hasChanged =
          event.type === 'removed' || (event.type === 'updated' && event.action.type === 'success')
        if (!hasChanged || numberOf(event.query.queryHash) === undefined) return
        cached = undefined
        listener()
      })
    },
  }
}

/** Returns the cached pages of a list, sorted by number; the array keeps its identity until a page changes. */
export function useLoadedPages<Row>(page: PageQuery<Row>): ReadonlyArray<LoadedPage<Row>> {
  const client = useQueryClient()
  const list = listKey(page)
  const [store, setStore] = useState(() => createLoadedPages(client, page))
  let current = store
  // `page` is a new function on every render; only another list is a reason to subscribe again.
  if (store.list !== list) {
    current = createLoadedPages(client, page)
    setStore(current)
  }
  return useSyncExternalStore(current.subscribe, current.snapshot)
}
