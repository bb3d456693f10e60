import { useDeferredValue } from 'react'
import type { GridSearch } from './grid-search'

/** What an address asks the server for; the rest only says how its rows are shown. */
type SearchQuery = Pick<GridSearch, 'keyword' | 'p'> & { order?: string }

/**
 * The address, a moment late where only the rows' order, filters or columns changed: a press is answered at once,
 * and the rows follow as fast as they can be drawn. Another question is never late: its answer may already have
 * come, or failed, and must not be asked for twice.
 */
export function useDeferredSearch<Search extends SearchQuery>(search: Search): Search {
  const deferred = useDeferredValue(search)
  const isSame =
    search.keyword === deferred.keyword && search.p === deferred.p && search.order === deferred.order
  return isSame ? deferred : search
}
