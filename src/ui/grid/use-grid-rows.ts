import { keepPreviousData, skipToken, useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import {
  lastNonEmptyPageBefore,
  listBounds,
  mergePages,
  pageLength,
  type GridPage,
  type ListBounds,
  type ListQuery,
  type PageQuery,
  type RowId,
} from './grid-page'
import type { ChangeSearch, GridSearch } from './grid-search'
import { listKey, useLoadedPages } from './loaded-pages'
import { rowsPerPage, serverPageOf, type PageSize } from './page-size'
import { useLoadAll, type LoadAll } from './use-load-all'

/** The options of `useGridRows`. */
export type GridRowsOptions<Row> = {
  /** The list, paged by the server. */
  page: PageQuery<Row>
  /** The server's search for the keyword, whose response is complete; it replaces the paged list. */
  searchQuery?: ListQuery<Row> | undefined
  /** The query key of all rows, outside the pages' keys. Without it they are never loaded. */
  allRowsQuery?: { queryKey: QueryKey } | undefined
  /** Fetches all rows in one response, if the server supports it; they are then not read page by page. */
  fetchAllQuery?: ListQuery<Row> | undefined
  /** Whether all rows are loaded when the list is opened, and not by the first filter or sort. */
  loadsAll?: boolean | undefined
  /** What is shown of all rows, and in which order: the search and the order of the server, done here. */
  ofAll?: ((rows: Row[]) => Row[]) | undefined
  rowId: RowId<Row>
  search: GridSearch
  onSearch: ChangeSearch
  /** Rows per page, and how many rows fit. Default: a page of the server. */
  pageSize?: { size: PageSize; fitting: number }
  /** Whether rows are filtered in the browser, over all loaded pages. */
  filtered?: boolean
  /** Seconds to wait if the error is a rate limit; undefined for any other error. */
  retryDelayOf?: (error: unknown) => number | undefined
}

type CommonRows = {
  bounds: ListBounds
  /** The requested page, from 0. */
  p: number
  size: PageSize
  /** Rows per page; all of a whole list may be infinitely many. */
  perPage: number
  /** The server's first page that the page shows. */
  firstServerPage: number
  refreshing: boolean
  /** Refetches the displayed rows; they stay until the response arrives. A whole list is loaded again. */
  refetch: () => void
  /** Undefined without `allRowsQuery`. */
  loadAll: LoadAll | undefined
}

type ReadyRows<Row> = CommonRows & {
  state: 'ready'
  /** `page`: one page of the server. `loaded`: all loaded pages of an incomplete list. `whole`: the complete list. */
  scope: 'page' | 'loaded' | 'whole'
  rows: Row[]
  /** All loaded rows, including those not displayed: a selection may contain them. */
  loadedRows: Row[]
  unreadable: number
  duplicates?: number | undefined
  /** Whether the rows are those of the previous page or search, until the response arrives. */
  isPlaceholder: boolean
  updatedAt: number
  /** Whether the server has more rows than were read. */
  isCut: boolean
  /** The error of the last refetch; the rows are stale. */
  error: unknown
}

/** The rows of a list screen: loading, failed or ready. */
export type GridRows<Row> =
  | (CommonRows & { state: 'loading' })
  | (CommonRows & { state: 'problem'; error: unknown })
  | ReadyRows<Row>

/** All rows are loaded again when a list is opened so long after they were. */
const FRESH_MS = 5 * 60_000
const SERVER_PAGE = { size: 'fit', fitting: 0 } as const

/** Returns the rows to display: a page, all loaded pages, search results or the whole list. */
export function useGridRows<Row>(options: GridRowsOptions<Row>): GridRows<Row> {
  const { page, searchQuery, allRowsQuery, fetchAllQuery, loadsAll = false, ofAll, rowId, search } = options
  const { onSearch, filtered = false, retryDelayOf, pageSize = SERVER_PAGE } = options
  // Where all rows are never loaded, an address may still ask for them.
  const size = pageSize.size === 'all' && !allRowsQuery ? '100' : pageSize.size
  const { p } = search
  const stored = useStoredRows<Row>(allRowsQuery?.queryKey)
  const isWhole = stored.page !== undefined && !stored.page.isCut
  const pages = useLoadedPages(page)
  const mergedPages = useMemo(() => {
    const loaded = pages.map((one) => one.page)
    return mergePages(stored.page?.isCut ? [stored.page, ...loaded] : loaded, rowId)
  }, [pages, stored.page, rowId])
  const bounds = useMemo(() => listBounds(pages), [pages])
  const perPage = rowsPerPage(size, pageSize.fitting, bounds.size)
  const range = serverRange(p, perPage, bounds)
  const pageQuery = usePagesQuery(page, range)
  const current = useQuery({
    ...(searchQuery ?? pageQuery),
    enabled: !isWhole,
    placeholderData: keepPreviousData,
  })

  const isComplete = bounds.isComplete && pageLength(mergedPages) === bounds.total
  const isNeeded = filtered || search.sort !== '' || size === 'all'
  const missing = stored.page === undefined && (loadsAll || !isComplete)
  const loadAll = useLoadAll({
    page,
    fetchAllQuery,
    isAllRows: (n) => n > pageLength(mergedPages) || (bounds.isComplete && n === pageLength(mergedPages)),
    rowId,
    cacheKey: stored.key,
    list: listKey(page),
    retryDelayOf,
    wanted:
      allRowsQuery === undefined || (current.data === undefined && !isWhole)
        ? false
        : (missing && isNeeded) || stored.isOutdated
          ? 'now'
          : missing && loadsAll && 'background',
  })

  const isPastEnd =
    !searchQuery &&
    !isWhole &&
    p > 0 &&
    !current.isPlaceholderData &&
    current.data &&
    pageLength(current.data) === 0
  const lastPage = isPastEnd ? lastNonEmptyPageBefore(pages, range.first) : undefined
  const fallbackPage = lastPage === undefined ? undefined : Math.floor((lastPage * bounds.size) / perPage)
  useEffect(() => {
    if (fallbackPage !== undefined) onSearch({ p: fallbackPage }, 'replace')
    // oxlint-disable-next-line react/exhaustive-deps -- `onSearch` is a new function on every render
  }, [fallbackPage])

  const singlePage = useMemo(() => current.data && mergePages([current.data], rowId), [current.data, rowId])
  const whole = useMemo(
    () => stored.page && { ...stored.page, rows: ofAll ? ofAll(stored.page.rows) : stored.page.rows },
    [stored.page, ofAll],
  )

  const common: CommonRows = {
    bounds,
    p: fallbackPage ?? p,
    size,
    perPage,
    firstServerPage: range.first,
    refreshing: current.isFetching || (isWhole && loadAll.state === 'running'),
    refetch: () => {
      if (isWhole) loadAll.start(true)
      else void current.refetch({ cancelRefetch: false })
    },
    loadAll: allRowsQuery && loadAll,
  }
  const scope = searchQuery || isWhole ? 'whole' : isNeeded ? 'loaded' : 'page'
  const lastFilledPage = pages.find((loaded) => loaded.p === lastPage)?.page
  const shownPage = isWhole
    ? whole
    : scope === 'loaded' && pages.length > 0
      ? mergedPages
      : (lastFilledPage ?? (fallbackPage === undefined ? singlePage : undefined))
  if (!shownPage) {
    return current.isError
      ? { ...common, state: 'problem', error: current.error }
      : { ...common, state: 'loading' }
  }
  const { rows } = shownPage
  const skipped = p * perPage - range.first * bounds.size
  // A short page may begin with rows of the page before it; those of another page, shown meanwhile, do not.
  const isSliced =
    scope === 'page' && shownPage === singlePage && (rows.length > perPage || !current.isPlaceholderData)
  return {
    ...common,
    state: 'ready',
    scope,
    rows: isSliced ? rows.slice(skipped, skipped + perPage) : rows,
    loadedRows: isWhole && stored.page ? stored.page.rows : searchQuery ? shownPage.rows : mergedPages.rows,
    unreadable: shownPage.unreadable,
    duplicates: shownPage.duplicates,
    isPlaceholder: !isWhole && current.isPlaceholderData,
    updatedAt: isWhole ? stored.updatedAt : current.dataUpdatedAt,
    isCut: stored.page?.isCut === true && scope === 'loaded',
    error: current.isError && !isWhole ? current.error : undefined,
  }
}

/** All rows as they are stored, and whether they have to be read again. */
function useStoredRows<Row>(queryKey: QueryKey | undefined) {
  const client = useQueryClient()
  const [openedAt] = useState(Date.now)
  const key = queryKey ?? NO_LIST
  const { data, dataUpdatedAt } = useQuery<GridPage<Row>>({ queryKey: key, queryFn: skipToken })
  const isInvalidated = useSyncExternalStore(
    (listener) =>
      client.getQueryCache().subscribe(({ type }) => {
        // A query is added while the list renders.
        if (type === 'updated' || type === 'removed') listener()
      }),
    () => client.getQueryState(key)?.isInvalidated === true,
  )
  return {
    key,
    page: queryKey && data,
    updatedAt: dataUpdatedAt,
    isOutdated: data !== undefined && (isInvalidated || dataUpdatedAt < openedAt - FRESH_MS),
  }
}

const NO_LIST = ['no list'] as const

/** The server's pages that hold page `p`: those known to be behind the end are left out. */
function serverRange(p: number, perPage: number, { size, isComplete, last }: ListBounds) {
  if (!Number.isFinite(perPage)) return { first: 0, last: 0 }
  const first = serverPageOf(p, perPage, size)
  const end = Math.ceil(((p + 1) * perPage) / size) - 1
  return { first, last: Math.max(first, isComplete ? Math.min(end, last) : end) }
}

/** The query of several pages of the server as one; each is cached by itself too. */
function usePagesQuery<Row>(
  page: PageQuery<Row>,
  range: { first: number; last: number },
): ListQuery<Row> & { retry?: false } {
  const client = useQueryClient()
  const first = page(range.first)
  if (range.last === range.first) return first
  const queryKey = [...first.queryKey, 'to', range.last]
  return {
    queryKey,
    // Each page is asked for again by itself.
    retry: false,
    queryFn: async () => {
      const isRefresh = client.getQueryData(queryKey) !== undefined
      const read = (n: number) =>
        // What the loader of the route has just read is not read again.
        client.fetchQuery({
          ...page(n),
          ...(isRefresh && { staleTime: 0 }),
          meta: { errorHandledBy: 'caller' },
        })
      const numbers = Array.from({ length: range.last - range.first + 1 }, (_, n) => range.first + n)
      const pages = await Promise.all(numbers.map(read))
      const rows = pages.flatMap((one) => one.rows)
      const count = (name: 'unreadable' | 'duplicates') =>
        pages.reduce((sum, one) => sum + (one[name] ?? 0), 0)
      return { rows, unreadable: count('unreadable'), duplicates: count('duplicates') }
    },
  }
}

/** The search params that are part of the query key; the others only change how the rows are displayed. */
type SearchQuery = Pick<GridSearch, 'keyword' | 'p'> & { order?: string }

/**
 * `useDeferredValue` of the search params, except when keyword, page or server order change: a deferred copy would
 * render with the old query key and fetch twice.
 */
export function useDeferredSearch<Search extends SearchQuery>(search: Search): Search {
  const deferred = useDeferredValue(search)
  const isSameQuery =
    search.keyword === deferred.keyword && search.p === deferred.p && search.order === deferred.order
  return isSameQuery ? deferred : search
}
