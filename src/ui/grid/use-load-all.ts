import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { readPagesInOrder } from '#/async/read-pages'
import { createBackoff } from '#/async/wait'
import {
  MIN_PAGE_SIZE,
  mergePages,
  pageLength,
  type GridPage,
  type ListQuery,
  type PageQuery,
  type RowId,
} from './grid-page'

/** The progress of *Load all*. `announcedRows` is the row count last announced to screen readers. */
type LoadAllState =
  | { state: 'idle' }
  | {
      state: 'running'
      rows: number
      announcedRows: number
      announcedAt: number
      pause: { seconds: number; until: number } | undefined
    }
  | { state: 'failed'; error: unknown }

/** The state of *Load all* and its controls. */
export type LoadAll = LoadAllState & {
  /** Fetches the whole list; with `force` also the pages that are still fresh in the cache. */
  start: (force?: boolean) => void
  /** Aborts the run; the pages fetched so far stay in the cache. */
  stop: () => void
}

type LoadAllOptions<Row> = {
  page: PageQuery<Row>
  /** Fetches all rows in one response, if the server supports it. */
  fetchAllQuery: ListQuery<Row> | undefined
  /** Whether a response of so many rows can be the whole list: some servers truncate it. */
  isAllRows: (rows: number) => boolean
  rowId: RowId<Row>
  /** The query key that the whole list is stored under. */
  cacheKey: QueryKey
  /** The list's key; a run is aborted when it changes. */
  list: string
  retryDelayOf: ((error: unknown) => number | undefined) | undefined
  /** Whether the stored list is displayed: if it was invalidated, it is refetched when the list is opened. */
  isShown: boolean
  /** Whether the URL asks for all rows: then they are loaded when the list is opened. */
  isWanted: boolean
  /** Called when the whole list has been loaded, except by a refresh. */
  onDone: () => void
}

const IDLE: LoadAllState = { state: 'idle' }

function runningState(): LoadAllState {
  return { state: 'running', rows: 0, announcedRows: 0, announcedAt: 0, pause: undefined }
}

/** Updates the row count; announces it only after growth by a quarter and at most once per second. */
function withProgress(run: LoadAllState, rows: number): LoadAllState {
  if (run.state !== 'running') return run
  const now = Date.now()
  const shouldAnnounce = rows >= run.announcedRows * 1.25 && now >= run.announcedAt + 1000
  return shouldAnnounce ? { ...run, rows, announcedRows: rows, announcedAt: now } : { ...run, rows }
}

/** Sets the pause the server asked for, in seconds; undefined ends it. */
function withPause(run: LoadAllState, seconds: number | undefined): LoadAllState {
  if (run.state !== 'running') return run
  return {
    ...run,
    pause: seconds === undefined ? undefined : { seconds, until: Date.now() + seconds * 1000 },
  }
}

/** Loads all pages of a list into one cache entry. Aborts when the component unmounts or the list changes. */
export function useLoadAll<Row>({
  page,
  fetchAllQuery,
  isAllRows,
  rowId,
  cacheKey,
  list,
  retryDelayOf,
  isShown,
  isWanted,
  onDone,
}: LoadAllOptions<Row>): LoadAll {
  const client = useQueryClient()
  const [stored, setStored] = useState({ list, run: IDLE })
  // Ignore the state of another list's run.
  const run = stored.list === list ? stored.run : IDLE
  const latest = useRef<{ list: string; abort: AbortController }>(undefined)

  const stop = () => latest.current?.abort.abort()
  useEffect(
    () => () => {
      if (latest.current?.list === list) latest.current.abort.abort()
    },
    [list],
  )

  const start = (force = false) => {
    stop()
    const abort = new AbortController()
    latest.current = { list, abort }
    const { signal } = abort
    const requestedPages = new Set<number>()
    signal.addEventListener('abort', () => {
      for (const p of requestedPages) void client.cancelQueries({ queryKey: page(p).queryKey, exact: true })
      if (fetchAllQuery) void client.cancelQueries({ queryKey: fetchAllQuery.queryKey, exact: true })
    })
    // Only the latest run may update the state.
    const update = (next: (now: LoadAllState) => LoadAllState) => {
      if (latest.current?.abort === abort) setStored((now) => ({ list, run: next(now.run) }))
    }
    setStored({ list, run: runningState() })
    const fetchByPages = () =>
      loadPages<Row>({
        rowId,
        signal,
        retryDelayOf: (error) => retryDelayOf?.(error),
        fetchPage: (p) => {
          requestedPages.add(p)
          const query = force ? { ...page(p), staleTime: 0 } : page(p)
          return client.fetchQuery(query).finally(() => requestedPages.delete(p))
        },
        onProgress: (rows) => update((now) => withProgress(now, rows)),
        onPause: (seconds) => update((now) => withPause(now, seconds)),
      })
    const fetchAtOnce = async (query: ListQuery<Row>): Promise<GridPage<Row> | undefined> => {
      // Errors are ignored: the pages are fetched instead, with retries and pauses.
      const result = await client
        .fetchQuery({ ...query, staleTime: 0, gcTime: 0, retry: false })
        .catch(() => undefined)
      signal.throwIfAborted()
      return result && isAllRows(pageLength(result)) ? mergePages([result], rowId) : undefined
    }
    const load = async () => (fetchAllQuery && (await fetchAtOnce(fetchAllQuery))) ?? fetchByPages()
    load().then(
      (allRows) => {
        client.setQueryData(cacheKey, allRows)
        update(() => IDLE)
        if (!force) onDone()
      },
      (error: unknown) => update(() => (signal.aborted ? IDLE : { state: 'failed', error })),
    )
  }

  useEffect(() => {
    if (isShown && client.getQueryState(cacheKey)?.isInvalidated) start(true)
    else if (isWanted) start()
    // oxlint-disable-next-line react/exhaustive-deps -- only when a list is opened: a row mutation has already patched the row
  }, [list])

  return { ...run, start, stop }
}

type LoadPagesOptions<Row> = {
  fetchPage: (p: number) => Promise<GridPage<Row>>
  rowId: RowId<Row>
  signal: AbortSignal
  /** Seconds to wait if the error is a rate limit; undefined for any other error. */
  retryDelayOf: (error: unknown) => number | undefined
  /** Called after each page with the number of rows fetched so far. */
  onProgress: (rows: number) => void
  /** Called with the seconds when a pause begins, and with undefined when it ends. */
  onPause: (seconds: number | undefined) => void
}

/**
 * Fetches the pages of a list, a few in parallel, until a page is short, and merges them in order. A rate limit pauses
 * all requests, up to two minutes. Rejects when aborted, on a longer wait and on any other error.
 */
export async function loadPages<Row>(options: LoadPagesOptions<Row>): Promise<GridPage<Row>> {
  const { fetchPage, rowId, signal, retryDelayOf, onProgress, onPause } = options
  const runWithBackoff = createBackoff({ signal, retryDelayOf, onPause })
  const readPage = (p: number) => runWithBackoff(() => fetchPage(p))
  const pages: Array<GridPage<Row>> = []
  let rows = 0
  let size = MIN_PAGE_SIZE
  for await (const page of readPagesInOrder(readPage, { signal })) {
    pages.push(page)
    rows += page.rows.length
    onProgress(rows)
    size = Math.max(size, pageLength(page))
    if (pageLength(page) < size) break
  }
  return mergePages(pages, rowId)
}
