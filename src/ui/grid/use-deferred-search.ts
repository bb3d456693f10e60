import { useDeferredValue } from 'react'
import type { GridSearch } from './grid-search'

/** What an address asks the server for; the rest only says how its rows are shown. */
type Question = Pick<GridSearch, 'keyword' | 'p'> & { order?: string }

/**
 * The address, a moment late where only the rows' order, filters or columns changed: a press is answered at once,
 * and the rows follow as fast as they can be drawn. Another question is never late: its answer may already have
 * come, or failed, and must not be asked for twice.
 */
export function useDeferredSearch<Search extends Question>(now: Search): Search {
  const late = useDeferredValue(now)
  const isSame = now.keyword === late.keyword && now.p === late.p && now.order === late.order
  return isSame ? late : now
}
