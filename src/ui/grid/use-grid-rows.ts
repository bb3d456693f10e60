import {
  keepPreviousData,
  skipToken,
  useQuery,
  type QueryKey,
  hashKey,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
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
  type LoadedPage,
} from './grid-page'
import type { ChangeSearch, GridSearch } from './grid-search'
import { useLoadAll, type LoadAll } from './use-load-all'

/** The options of `useGridRows`. */
export type GridRowsOptions<Row> = {
  /** The list, paged by the server. */
  page: PageQuery<Row>
  /** A search whose response is complete; it replaces the paged list. */
  searchQuery?: ListQuery<Row> | undefined
  /** The query key for the result of *Load all*, outside the pages' keys. Without it *Load all* is not offered. */
  allRowsQuery?: { queryKey: QueryKey } | undefined
  /** Fetches all rows in one response, if the server supports it: *Load all* then skips the pages. */
  fetchAllQuery?: ListQuery<Row> | undefined
  rowId: RowId<Row>
  search: GridSearch
  onSearch: ChangeSearch
  /** Whether rows are filtered in the browser, over all loaded pages. */
  filtered?: boolean
  /** Seconds to wait if the error is a rate limit; undefined for any other error. */
  retryDelayOf?: (error: unknown) => number | undefined
}

type CommonRows = {
  bounds: ListBounds
  /** The requested page, from 0. */
  p: number
  refreshing: boolean
  /** Refetches the displayed rows; they stay until the response arrives. A whole list is loaded again. */
  refetch: () => void
  /** Undefined for search results and without `allRowsQuery`. */
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
  /** The error of the last refetch; the rows are stale. */
  error: unknown
}

/** The rows of a list screen: loading, failed or ready. */
export type GridRows<Row> =
  | (CommonRows & { state: 'loading' })
  | (CommonRows & { state: 'problem'; error: unknown })
  | ReadyRows<Row>

/** Returns the rows to display: a page of the server, all loaded pages, search results or the whole list. */
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
  const wholeList = searchQuery || !allRowsQuery ? undefined : allRows.data
  const current = useQuery({
    ...(searchQuery ?? page(p)),
    enabled: !wholeList,
    placeholderData: keepPreviousData,
  })
  const pages = useLoadedPages(page)
  const mergedPages = useMemo(
    () =>
      mergePages(
        pages.map((loaded) => loaded.page),
        rowId,
      ),
    [pages, rowId],
  )
  const bounds = useMemo(() => listBounds(pages), [pages])

  const loadAll = useLoadAll({
    page,
    fetchAllQuery,
    isAllRows: (n) => n > pageLength(mergedPages) || (bounds.isComplete && n === pageLength(mergedPages)),
    rowId,
    cacheKey,
    list,
    retryDelayOf,
    isShown: wholeList !== undefined,
    // A server that pages would get hundreds of requests without a click.
    isWanted: search.size === 'all' && fetchAllQuery !== undefined && !wholeList && !searchQuery,
    onDone: () => onSearch({ size: 'all', p: 0 }, 'replace'),
  })

  const data = wholeList ?? current.data
  const isPastEnd =
    !searchQuery &&
    !wholeList &&
    p > 0 &&
    !current.isPlaceholderData &&
    current.data &&
    pageLength(current.data) === 0
  const fallbackPage = isPastEnd ? lastNonEmptyPageBefore(pages, p) : undefined
  useEffect(() => {
    if (fallbackPage !== undefined) onSearch({ p: fallbackPage }, 'replace')
    // oxlint-disable-next-line react/exhaustive-deps -- `onSearch` is a new function on every render
  }, [fallbackPage])

  const singlePage = useMemo(() => data && mergePages([data], rowId), [data, rowId])

  const common: CommonRows = {
    bounds,
    p: fallbackPage ?? p,
    refreshing: current.isFetching || (wholeList !== undefined && loadAll.state === 'running'),
    refetch: () => {
      if (wholeList) loadAll.start(true)
      else void current.refetch({ cancelRefetch: false })
    },
    loadAll: allRowsQuery && !searchQuery ? loadAll : undefined,
  }
  const scope = searchQuery || wholeList ? 'whole' : filtered || search.sort ? 'loaded' : 'page'
  const lastFilledPage =
    fallbackPage === undefined ? undefined : pages.find((loaded) => loaded.p === fallbackPage)?.page
  const shownPage =
    scope === 'loaded' && pages.length > 0
      ? mergedPages
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
    loadedRows: scope === 'whole' ? shownPage.rows : mergedPages.rows,
    unreadable: shownPage.unreadable,
    duplicates: shownPage.duplicates,
    isPlaceholder: !wholeList && current.isPlaceholderData,
    updatedAt: wholeList ? allRows.dataUpdatedAt : current.dataUpdatedAt,
    error: current.isError && !wholeList ? current.error : undefined,
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

/** An external store over the query cache: the cached pages of one list. */
type LoadedPages<Row> = {
  /** Identifies the list: the same query with other filters is another list. */
  list: string
  snapshot: () => ReadonlyArray<LoadedPage<Row>>
  subscribe: (listener: () => void) => () => void
}

/** Returns a key that identifies the list of `page`: the hashed query key of its first page. */
function listKey(page: PageQuery<unknown>): string {
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
