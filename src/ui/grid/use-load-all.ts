import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { lengthOf, union, type GridPage, type RowId } from './grid-page'
import type { ListQuery, PageQuery } from './list-query'
import { IDLE, paused, progressed, running, type LoadAllState } from './load-all-state'
import { loadPages } from './load-pages'

export type LoadAll = LoadAllState & {
  /** Reads the whole list; `anew` also what the cache still holds for fresh. */
  start: (anew?: boolean) => void
  /** Stops; the pages read so far stay in the cache. */
  stop: () => void
}

type Options<Row> = {
  page: PageQuery<Row>
  /** Asks for all rows in one answer, where the server can. */
  everything: ListQuery<Row> | undefined
  /** Whether an answer of so many rows can be the whole list: some servers cut what others give whole. */
  isWhole: (rows: number) => boolean
  rowId: RowId<Row>
  /** The cache slot the whole list goes to. */
  slot: QueryKey
  /** Another list stops the run. */
  list: string
  pauseFor: ((error: unknown) => number | undefined) | undefined
  /** What the slot holds is shown: if a write dropped it, it is read again when the list is opened. */
  isShown: boolean
  /** The whole list has come for the first time, not as a refresh. */
  onDone: () => void
}

/** Reads all pages of a list into one cache slot. Leaving the screen, or the list, stops it. */
export function useLoadAll<Row>({
  page,
  everything,
  isWhole,
  rowId,
  slot,
  list,
  pauseFor,
  isShown,
  onDone,
}: Options<Row>): LoadAll {
  const client = useQueryClient()
  const [kept, keep] = useState({ list, run: IDLE })
  // How another list fared is not said of this one.
  const run = kept.list === list ? kept.run : IDLE
  const latest = useRef<{ list: string; abort: AbortController }>(undefined)

  const stop = () => latest.current?.abort.abort()
  useEffect(
    () => () => {
      if (latest.current?.list === list) latest.current.abort.abort()
    },
    [list],
  )

  const start = (anew = false) => {
    stop()
    const abort = new AbortController()
    latest.current = { list, abort }
    const { signal } = abort
    const asked = new Set<number>()
    signal.addEventListener('abort', () => {
      for (const p of asked) void client.cancelQueries({ queryKey: page(p).queryKey, exact: true })
      if (everything) void client.cancelQueries({ queryKey: everything.queryKey, exact: true })
    })
    /** Only the latest run may say how things stand. */
    const say = (next: (now: LoadAllState) => LoadAllState) => {
      if (latest.current?.abort === abort) keep((now) => ({ list, run: next(now.run) }))
    }
    keep({ list, run: running() })
    const byPages = () =>
      loadPages<Row>({
        rowId,
        signal,
        pauseFor: (error) => pauseFor?.(error),
        fetchPage: (p) => {
          asked.add(p)
          const query = anew ? { ...page(p), staleTime: 0 } : page(p)
          return client.fetchQuery(query).finally(() => asked.delete(p))
        },
        onProgress: (rows) => say((now) => progressed(now, rows)),
        onPause: (seconds) => say((now) => paused(now, seconds)),
      })
    const atOnce = async (query: ListQuery<Row>): Promise<GridPage<Row> | undefined> => {
      // What goes wrong here has its chance, and its pause, when the pages are asked for one by one.
      const answer = await client
        .fetchQuery({ ...query, staleTime: 0, gcTime: 0, retry: false })
        .catch(() => undefined)
      signal.throwIfAborted()
      return answer && isWhole(lengthOf(answer)) ? union([answer], rowId) : undefined
    }
    const load = async () => (everything && (await atOnce(everything))) ?? byPages()
    load().then(
      (whole) => {
        client.setQueryData(slot, whole)
        say(() => IDLE)
        if (!anew) onDone()
      },
      (error: unknown) => say(() => (signal.aborted ? IDLE : { state: 'failed', error })),
    )
  }

  useEffect(() => {
    if (isShown && client.getQueryState(slot)?.isInvalidated) start(true)
    // oxlint-disable-next-line react/exhaustive-deps -- only when a list is opened: a row's own write has changed the row
  }, [list])

  return { ...run, start, stop }
}
