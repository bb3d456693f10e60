import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { pageLength, mergePages, type GridPage, type RowId } from './grid-page'
import type { ListQuery, PageQuery } from './list-query'
import { IDLE, withPause, withProgress, startLoadAll, type LoadAllState } from './load-all-state'
import { loadPages } from './load-pages'

export type LoadAll = LoadAllState & {
  /** Reads the whole list; `anew` also what the cache still holds for fresh. */
  start: (force?: boolean) => void
  /** Stops; the pages read so far stay in the cache. */
  stop: () => void
}

type LoadAllOptions<Row> = {
  page: PageQuery<Row>
  /** Asks for all rows in one answer, where the server can. */
  allRows: ListQuery<Row> | undefined
  /** Whether an answer of so many rows can be the whole list: some servers cut what others give whole. */
  isAllRows: (rows: number) => boolean
  rowId: RowId<Row>
  /** The cache slot the whole list goes to. */
  cacheKey: QueryKey
  /** Another list stops the run. */
  list: string
  retryDelayOf: ((error: unknown) => number | undefined) | undefined
  /** What the slot holds is shown: if a write dropped it, it is read again when the list is opened. */
  isShown: boolean
  /** The whole list has come for the first time, not as a refresh. */
  onDone: () => void
}

/** Reads all pages of a list into one cache slot. Leaving the screen, or the list, stops it. */
export function useLoadAll<Row>({
  page,
  allRows: fetchAllQuery,
  isAllRows,
  rowId,
  cacheKey,
  list,
  retryDelayOf,
  isShown,
  onDone,
}: LoadAllOptions<Row>): LoadAll {
  const client = useQueryClient()
  const [stored, setStored] = useState({ list, run: IDLE })
  // How another list fared is not said of this one.
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
    /** Only the latest run may say how things stand. */
    const update = (next: (now: LoadAllState) => LoadAllState) => {
      if (latest.current?.abort === abort) setStored((now) => ({ list, run: next(now.run) }))
    }
    setStored({ list, run: startLoadAll() })
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
      // What goes wrong here has its chance, and its pause, when the pages are asked for one by one.
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
    // oxlint-disable-next-line react/exhaustive-deps -- only when a list is opened: a row's own write has changed the row
  }, [list])

  return { ...run, start, stop }
}
