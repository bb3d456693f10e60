import { keepPreviousData, skipToken, useQuery, type QueryKey } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { pageLength, mergePages, type GridPage, type RowId } from './grid-page'
import type { ChangeSearch, GridSearch } from './grid-search'
import { listKey } from './loaded-pages'
import type { ListQuery, PageQuery } from './list-query'
import { listBounds, lastNonEmptyPageBefore, type ListBounds } from './page-math'
import { useLoadedPages } from './use-loaded-pages'
import { useLoadAll, type LoadAll } from './use-load-all'

export type GridRowsOptions<Row> = {
  /** The ordinary list, page by page. */
  page: PageQuery<Row>
  /** An answer that comes whole, in place of the list: a search. */
  searchQuery?: ListQuery<Row> | undefined
  /** The cache slot of *Load all*; without it that is not offered. It must not lie under the pages' keys. */
  allRowsQuery?: { queryKey: QueryKey } | undefined
  /** Asks for all rows in one answer, where the server can: *Load all* then need not walk the pages. */
  fetchAllQuery?: ListQuery<Row> | undefined
  rowId: RowId<Row>
  search: GridSearch
  onSearch: ChangeSearch
  /** Whether rows are filtered here, so that all that is known has to be looked through. */
  filtered?: boolean
  /** Seconds to wait when the error says "too many requests"; undefined for any other. */
  retryDelayOf?: (error: unknown) => number | undefined
}

type CommonRows = {
  bounds: ListBounds
  /** The page asked for. */
  p: number
  refreshing: boolean
  /** Reads again what is shown; a whole list is loaded anew, the old rows stay until then. */
  refetch: () => void
  /** Absent where it makes no sense: a search answer, or a list without a slot. */
  loadAll: LoadAll | undefined
}

type ReadyRows<Row> = CommonRows & {
  state: 'ready'
  /** `page`: one page as the server gave it. `mergePages`: what is known of an unfinished list. `fullResponse`: all. */
  scope: 'page' | 'loaded' | 'whole'
  rows: Row[]
  /** All rows known, whatever is shown: what a selection may refer to. */
  loadedRows: Row[]
  unreadable: number
  doubled?: number | undefined
  /** Rows of another page or search stand in until the asked ones come. */
  isPlaceholder: boolean
  updatedAt: number
  /** Why the last refresh failed; the rows are older. */
  error: unknown
}

export type GridRows<Row> =
  | (CommonRows & { state: 'loading' })
  | (CommonRows & { state: 'problem'; error: unknown })
  | ReadyRows<Row>

/** Joins what a list screen can show - a page, a search answer, everything - into one description. */
export function useGridRows<Row>(options: GridRowsOptions<Row>): GridRows<Row> {
  const {
    page,
    searchQuery,
    allRowsQuery,
    fetchAllQuery,
    rowId,
    search,
    onSearch,
    filtered = false,
    retryDelayOf,
  } = options
  const { p } = search
  const list = listKey(page)
  const cacheKey = allRowsQuery?.queryKey ?? ['no list']
  const allRows = useQuery<GridPage<Row>>({ queryKey: cacheKey, queryFn: skipToken })
  const loaded = searchQuery || !allRowsQuery ? undefined : allRows.data
  const current = useQuery({
    ...(searchQuery ?? page(p)),
    enabled: !loaded,
    placeholderData: keepPreviousData,
  })
  const pages = useLoadedPages(page)
  const loadedPage = useMemo(
    () =>
      mergePages(
        pages.map((known) => known.page),
        rowId,
      ),
    [pages, rowId],
  )
  const bounds = useMemo(() => listBounds(pages), [pages])

  const loadAll = useLoadAll({
    page,
    allRows: fetchAllQuery,
    isAllRows: (n) => n > loadedPage.rows.length || (bounds.isComplete && n === loadedPage.rows.length),
    rowId,
    cacheKey,
    list,
    retryDelayOf,
    isShown: loaded !== undefined,
    onDone: () => onSearch({ size: 'all', p: 0 }, 'replace'),
  })

  const data = loaded ?? current.data
  const isPastEnd =
    !searchQuery &&
    !loaded &&
    p > 0 &&
    !current.isPlaceholderData &&
    current.data &&
    pageLength(current.data) === 0
  const fallbackPage = isPastEnd ? lastNonEmptyPageBefore(pages, p) : undefined
  useEffect(() => {
    if (fallbackPage !== undefined) onSearch({ p: fallbackPage }, 'replace')
    // oxlint-disable-next-line react/exhaustive-deps -- `onSearch` is written anew at each drawing
  }, [fallbackPage])

  const singlePage = useMemo(() => data && mergePages([data], rowId), [data, rowId])

  const common: CommonRows = {
    bounds,
    p: fallbackPage ?? p,
    refreshing: current.isFetching || (loaded !== undefined && loadAll.state === 'running'),
    refetch: () => {
      if (loaded) loadAll.start(true)
      else void current.refetch({ cancelRefetch: false })
    },
    loadAll: allRowsQuery && !searchQuery ? loadAll : undefined,
  }
  const scope = searchQuery || loaded ? 'whole' : filtered || search.sort ? 'loaded' : 'page'
  const lastFilledPage =
    fallbackPage === undefined ? undefined : pages.find((known) => known.p === fallbackPage)?.page
  const shownPage =
    scope === 'loaded' && pages.length > 0
      ? loadedPage
      : (lastFilledPage ?? (fallbackPage === undefined ? singlePage : undefined))
  if (!shownPage) {
    return current.isError
      ? { ...common, state: 'problem', error: current.error }
      : { ...common, state: 'loading' }
  }
  return {
    ...common,
    state: 'ready',
    scope,
    rows: shownPage.rows,
    loadedRows: scope === 'whole' ? shownPage.rows : loadedPage.rows,
    unreadable: shownPage.unreadable,
    doubled: shownPage.doubled,
    isPlaceholder: !loaded && current.isPlaceholderData,
    updatedAt: loaded ? allRows.dataUpdatedAt : current.dataUpdatedAt,
    error: current.isError && !loaded ? current.error : undefined,
  }
}
