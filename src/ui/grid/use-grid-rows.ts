import { keepPreviousData, skipToken, useQuery, type QueryKey } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { lengthOf, union, type GridPage, type RowId } from './grid-page'
import type { ChangeSearch, GridSearch } from './grid-search'
import { listOf } from './known-pages'
import type { ListQuery, PageQuery } from './list-query'
import { extentOf, lastFilledBefore, type Extent } from './page-math'
import { useKnownPages } from './use-known-pages'
import { useLoadAll, type LoadAll } from './use-load-all'

export type GridRowsOptions<Row> = {
  /** The ordinary list, page by page. */
  page: PageQuery<Row>
  /** An answer that comes whole, in place of the list: a search. */
  whole?: ListQuery<Row> | undefined
  /** The cache slot of *Load all*; without it that is not offered. It must not lie under the pages' keys. */
  all?: { queryKey: QueryKey } | undefined
  /** Asks for all rows in one answer, where the server can: *Load all* then need not walk the pages. */
  everything?: ListQuery<Row> | undefined
  rowId: RowId<Row>
  search: GridSearch
  onSearch: ChangeSearch
  /** Whether rows are filtered here, so that all that is known has to be looked through. */
  filtered?: boolean
  /** Seconds to wait when the error says "too many requests"; undefined for any other. */
  pauseFor?: (error: unknown) => number | undefined
}

type Always = {
  extent: Extent
  /** The page asked for. */
  p: number
  refreshing: boolean
  /** Reads again what is shown; a whole list is loaded anew, the old rows stay until then. */
  refetch: () => void
  /** Absent where it makes no sense: a search answer, or a list without a slot. */
  loadAll: LoadAll | undefined
}

type ReadyRows<Row> = Always & {
  state: 'ready'
  /** `page`: one page as the server gave it. `union`: what is known of an unfinished list. `whole`: all. */
  shape: 'page' | 'union' | 'whole'
  rows: Row[]
  /** All rows known, whatever is shown: what a selection may refer to. */
  known: Row[]
  unreadable: number
  doubled?: number | undefined
  /** Rows of another page or search stand in until the asked ones come. */
  standIn: boolean
  updatedAt: number
  /** Why the last refresh failed; the rows are older. */
  error: unknown
}

export type GridRows<Row> =
  | (Always & { state: 'loading' })
  | (Always & { state: 'problem'; error: unknown })
  | ReadyRows<Row>

/** Joins what a list screen can show - a page, a search answer, everything - into one description. */
export function useGridRows<Row>(options: GridRowsOptions<Row>): GridRows<Row> {
  const { page, whole, all, everything: inOne, rowId, search, onSearch, filtered = false, pauseFor } = options
  const { p } = search
  const list = listOf(page)
  const slot = all?.queryKey ?? ['no list']
  const everything = useQuery<GridPage<Row>>({ queryKey: slot, queryFn: skipToken })
  const loaded = whole || !all ? undefined : everything.data
  const current = useQuery({ ...(whole ?? page(p)), enabled: !loaded, placeholderData: keepPreviousData })
  const pages = useKnownPages(page)
  const knownPage = useMemo(
    () =>
      union(
        pages.map((known) => known.page),
        rowId,
      ),
    [pages, rowId],
  )
  const extent = useMemo(() => extentOf(pages), [pages])

  const run = useLoadAll({
    page,
    everything: inOne,
    isWhole: (n) => n > knownPage.rows.length || (extent.ended && n === knownPage.rows.length),
    rowId,
    slot,
    list,
    pauseFor,
    isShown: loaded !== undefined,
    onDone: () => onSearch({ size: 'all', p: 0 }, 'replace'),
  })

  const answer = loaded ?? current.data
  const past =
    !whole && !loaded && p > 0 && !current.isPlaceholderData && current.data && lengthOf(current.data) === 0
  const back = past ? lastFilledBefore(pages, p) : undefined
  useEffect(() => {
    if (back !== undefined) onSearch({ p: back }, 'replace')
    // oxlint-disable-next-line react/exhaustive-deps -- `onSearch` is written anew at each drawing
  }, [back])

  const once = useMemo(() => answer && union([answer], rowId), [answer, rowId])

  const always: Always = {
    extent,
    p: back ?? p,
    refreshing: current.isFetching || (loaded !== undefined && run.state === 'running'),
    refetch: () => {
      if (loaded) run.start(true)
      else void current.refetch({ cancelRefetch: false })
    },
    loadAll: all && !whole ? run : undefined,
  }
  const shape = whole || loaded ? 'whole' : filtered || search.sort ? 'union' : 'page'
  const before = back === undefined ? undefined : pages.find((known) => known.p === back)?.page
  const asPage =
    shape === 'union' && pages.length > 0 ? knownPage : (before ?? (back === undefined ? once : undefined))
  if (!asPage) {
    return current.isError
      ? { ...always, state: 'problem', error: current.error }
      : { ...always, state: 'loading' }
  }
  return {
    ...always,
    state: 'ready',
    shape,
    rows: asPage.rows,
    known: shape === 'whole' ? asPage.rows : knownPage.rows,
    unreadable: asPage.unreadable,
    doubled: asPage.doubled,
    standIn: !loaded && current.isPlaceholderData,
    updatedAt: loaded ? everything.dataUpdatedAt : current.dataUpdatedAt,
    error: current.isError && !loaded ? current.error : undefined,
  }
}
