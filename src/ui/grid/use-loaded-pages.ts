import { useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { createLoadedPages, listKey } from './loaded-pages'
import type { PageQuery } from './list-query'
import type { LoadedPage } from './page-math'

/** The pages of a list that are in the cache now, in order; the same array until one of them changes. */
export function useLoadedPages<Row>(page: PageQuery<Row>): ReadonlyArray<LoadedPage<Row>> {
  const client = useQueryClient()
  const list = listKey(page)
  const [kept, setStore] = useState(() => createLoadedPages(client, page))
  let current = kept
  // Screens write `page` anew at each drawing; only another list is a reason to watch anew.
  if (kept.list !== list) {
    current = createLoadedPages(client, page)
    setStore(current)
  }
  return useSyncExternalStore(current.subscribe, current.snapshot)
}
