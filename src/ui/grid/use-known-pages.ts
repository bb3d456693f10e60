import { useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { knownPages, listOf } from './known-pages'
import type { PageQuery } from './list-query'
import type { KnownPage } from './page-math'

/** The pages of a list that are in the cache now, in order; the same array until one of them changes. */
export function useKnownPages<Row>(page: PageQuery<Row>): ReadonlyArray<KnownPage<Row>> {
  const client = useQueryClient()
  const list = listOf(page)
  const [kept, keep] = useState(() => knownPages(client, page))
  let current = kept
  // Screens write `page` anew at each drawing; only another list is a reason to watch anew.
  if (kept.list !== list) {
    current = knownPages(client, page)
    keep(current)
  }
  return useSyncExternalStore(current.subscribe, current.snapshot)
}
