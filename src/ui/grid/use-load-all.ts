import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { RowId } from './grid-page'
import type { PageQuery } from './list-query'
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
  rowId: RowId<Row>
  /** The cache slot the whole list goes to. */
  slot: QueryKey
  /** Another list stops the run. */
  list: string
  pauseFor: ((error: unknown) => number | undefined) | undefined
  onDone: () => void
}

/** Reads all pages of a list into one cache slot. Leaving the screen, or the list, stops it. */
export function useLoadAll<Row>({ page, rowId, slot, list, pauseFor, onDone }: Options<Row>): LoadAll {
  const client = useQueryClient()
  const [run, setRun] = useState(IDLE)
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
    })
    /** Only the latest run may say how things stand. */
    const say = (next: (now: LoadAllState) => LoadAllState) => {
      if (latest.current?.abort === abort) setRun(next)
    }
    setRun(running)
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
    }).then(
      (whole) => {
        client.setQueryData(slot, whole)
        say(() => IDLE)
        onDone()
      },
      (error: unknown) => say(() => (signal.aborted ? IDLE : { state: 'failed', error })),
    )
  }

  return { ...run, start, stop }
}
