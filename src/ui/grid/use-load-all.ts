import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { readPagesInOrder } from '#/async/read-pages'
import { createBackoff } from '#/async/wait'
import {
  MIN_PAGE_SIZE,
  mergePages,
  pageLength,
  withKnownRows,
  type GridPage,
  type ListQuery,
  type PageQuery,
  type RowId,
} from './grid-page'

/** The most rows that are asked for in one response; longer lists are read page by page. */
const MAX_AT_ONCE = 10_000
/** How many rows are read page by page until somebody asks for more. */
export const PAGED_LIMIT = 2000

/** How far all rows are loaded. `announcedRows` is the row count last announced to screen readers. */
type LoadAllState =
  /** `isPaged`: there is no such response, so that only pages are left. */
  | { state: 'idle'; isPaged?: true }
  | { state: 'stopped' }
  | {
      state: 'running'
      rows: number
      announcedRows: number
      announcedAt: number
      /** The pause that the server asked for, in seconds, and when it began or was made longer, in ms. */
      pause: { seconds: number; at: number } | undefined
    }
  | { state: 'failed'; error: unknown }

/** The loading of all rows and its controls. */
export type LoadAll = LoadAllState & {
  /** Fetches the whole list, or what is missing of it; with `force` also the rows that are there. */
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
  /**
   * Whether all rows are loaded without a click, after the rows that are there have been painted. `background`: only in
   * one response.
   */
  wanted: 'background' | 'now' | false
}

const IDLE: LoadAllState = { state: 'idle' }
const STOPPED: LoadAllState = { state: 'stopped' }
const PAGED: LoadAllState = { state: 'idle', isPaged: true }

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
  const pause = seconds === undefined ? undefined : { seconds, at: Date.now() }
  return run.state === 'running' ? { ...run, pause } : run
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
  wanted,
}: LoadAllOptions<Row>): LoadAll {
  const client = useQueryClient()
  const [stored, setStored] = useState({ list, run: IDLE })
  // Ignore the state of another list's run.
  const run = stored.list === list ? stored.run : IDLE
  const latest = useRef<{ list: string; abort: AbortController }>(undefined)

  const stop = () => {
    latest.current?.abort.abort()
    setStored({ list, run: STOPPED })
  }
  useEffect(
    () => () => {
      if (latest.current?.list === list) latest.current.abort.abort()
    },
    [list],
  )

  const start = (force = false, isBackground = false) => {
    latest.current?.abort.abort()
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
    const before = force ? undefined : client.getQueryData<GridPage<Row>>(cacheKey)
    const fetchPage = (p: number) => {
      requestedPages.add(p)
      const query = force ? { ...page(p), staleTime: 0 } : page(p)
      return client.fetchQuery(query).finally(() => requestedPages.delete(p))
    }
    const fetchByPages = () =>
      loadPages<Row>({
        rowId,
        signal,
        retryDelayOf: (error) => retryDelayOf?.(error),
        fetchPage,
        before,
        pageSize: pageSizeOf(),
        limit: PAGED_LIMIT,
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
    const pageSizeOf = () => {
      const first = client.getQueryData<GridPage<Row>>(page(0).queryKey)
      return Math.max(MIN_PAGE_SIZE, first ? pageLength(first) : 0)
    }
    /** Whether the list is too long for one response: its newest id tells, then its page after that many rows. */
    const isTooLong = async () => {
      const first = client.getQueryData<GridPage<Row>>(page(0).queryKey)
      if (!first || Math.max(0, ...first.rows.map((row) => Number(rowId(row)) || 0)) <= MAX_AT_ONCE)
        return false
      const probe = page(Math.floor(MAX_AT_ONCE / pageSizeOf()))
      const beyond = await client
        .fetchQuery({ ...probe, queryKey: [...probe.queryKey, 'probe'], gcTime: 0, retry: false })
        .catch(() => undefined)
      signal.throwIfAborted()
      return beyond !== undefined && pageLength(beyond) > 0
    }
    /** What may be on the screen: all rows as they were, else pages. */
    const knownRows = () => [
      ...(client.getQueryData<GridPage<Row>>(cacheKey)?.rows ?? []),
      ...client
        .getQueriesData<GridPage<Row>>({ queryKey: cacheKey.slice(0, -1) })
        .flatMap(([, known]) => known?.rows ?? []),
    ]
    const load = async () => {
      const isAtOnce = fetchAllQuery && !before?.isCut && !(await isTooLong())
      const whole = isAtOnce ? await fetchAtOnce(fetchAllQuery) : undefined
      return whole ?? (isBackground ? undefined : fetchByPages())
    }
    load().then(
      (allRows) => {
        if (allRows) client.setQueryData(cacheKey, withKnownRows(allRows, knownRows(), rowId))
        update(() => (allRows ? IDLE : PAGED))
      },
      (error: unknown) => update(() => (signal.aborted ? STOPPED : { state: 'failed', error })),
    )
  }

  const isDue = run.state === 'idle' && (wanted === 'now' || (wanted === 'background' && !run.isPaged))
  useEffect(() => {
    if (!isDue) return undefined
    return afterPaint(() => start(client.getQueryData(cacheKey) !== undefined, wanted === 'background'))
    // oxlint-disable-next-line react/exhaustive-deps -- `start` is a new function on every render
  }, [list, wanted, isDue])

  return { ...run, start: (force) => start(force), stop }
}

/** Calls `run` once the browser has painted what is rendered. Returns the function that prevents it. */
function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

type LoadPagesOptions<Row> = {
  fetchPage: (p: number) => Promise<GridPage<Row>>
  rowId: RowId<Row>
  signal: AbortSignal
  /** Rows that were read before the list was cut; what follows them is read. */
  before?: GridPage<Row> | undefined
  /** Rows of a page of the server. */
  pageSize?: number
  /** How many rows are read at most. */
  limit?: number
  /** Seconds to wait if the error is a rate limit; undefined for any other error. */
  retryDelayOf: (error: unknown) => number | undefined
  /** Called after each page with the number of rows fetched so far. */
  onProgress: (rows: number) => void
  /** Called with the seconds when a pause begins, and with undefined when it ends. */
  onPause: (seconds: number | undefined) => void
}

/**
 * Fetches the pages of a list, a few in parallel, until a page is short or the limit is reached, and merges them in order.
 * A rate limit pauses all requests, up to two minutes. Rejects when aborted, on a longer wait and on any other error.
 */
export async function loadPages<Row>(options: LoadPagesOptions<Row>): Promise<GridPage<Row>> {
  const {
    fetchPage,
    rowId,
    signal,
    before,
    pageSize = MIN_PAGE_SIZE,
    limit = Infinity,
    retryDelayOf,
    onProgress,
    onPause,
  } = options
  const runWithBackoff = createBackoff({ signal, retryDelayOf, onPause })
  const readPage = (p: number) => runWithBackoff(() => fetchPage(p))
  const known = before ? pageLength(before) : 0
  const pages: Array<GridPage<Row>> = before ? [{ rows: before.rows, unreadable: before.unreadable }] : []
  let rows = before?.rows.length ?? 0
  let read = 0
  let size = pageSize
  // Rows may have moved since: the page that holds the last known row is read again.
  for await (const page of readPagesInOrder(readPage, { signal, from: Math.floor(known / pageSize) })) {
    pages.push(page)
    rows += page.rows.length
    read += pageLength(page)
    onProgress(rows)
    size = Math.max(size, pageLength(page))
    if (pageLength(page) < size) break
    if (read >= limit) return { ...mergePages(pages, rowId), isCut: true }
  }
  return mergePages(pages, rowId)
}
