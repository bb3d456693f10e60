import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { createSharedBackoff } from '#/http/shared-backoff'
import type { logQueries } from '#/resources/log/log-queries'

type SumQuery = ReturnType<typeof logQueries.sumBetween>

export type BatchState =
  | { state: 'idle' }
  /** Stopped by the user; does not restart by itself. */
  | { state: 'stopped' }
  | { state: 'running'; pause: { seconds: number; until: number } | undefined }
  | { state: 'failed'; error: unknown }

/** Few enough for rate-limited gateways. */
const CONCURRENCY = 4

/** Fetches several sums, a few at a time, and skips cached ones. Restarts when `refreshCount` increases. */
export function useBatchedQueries(queries: readonly SumQuery[], refreshCount: number) {
  const client = useQueryClient()
  const [state, setState] = useState<BatchState>({ state: 'idle' })
  const latest = useRef<AbortController>(undefined)
  useEffect(() => () => latest.current?.abort(), [])
  // Only observes the cache; `start` fetches, with limited concurrency and backoff.
  const sums = useQueries({ queries: queries.map((query) => ({ ...query, enabled: false })) }).map(
    ({ data }) => data,
  )

  const start = () => {
    latest.current?.abort()
    const abort = new AbortController()
    latest.current = abort
    const { signal } = abort
    const runWithBackoff = createSharedBackoff(signal, (seconds) => {
      const pause = seconds === undefined ? undefined : { seconds, until: Date.now() + seconds * 1000 }
      if (!signal.aborted) setState({ state: 'running', pause })
    })
    const remaining = [...queries]
    const readNext = async (): Promise<void> => {
      const query = remaining.shift()
      if (!query) return
      await runWithBackoff(() => client.fetchQuery(query))
      await readNext()
    }
    setState({ state: 'running', pause: undefined })
    Promise.all(Array.from({ length: CONCURRENCY }, readNext)).then(
      () => {
        if (!signal.aborted) setState({ state: 'idle' })
      },
      (error: unknown) => {
        if (!signal.aborted) setState({ state: 'failed', error })
        // Cancel the remaining calls.
        abort.abort()
      },
    )
  }
  useEffect(() => {
    if (refreshCount > 0) start()
    // oxlint-disable-next-line react/exhaustive-deps -- once per refresh
  }, [refreshCount])
  const stop = () => {
    latest.current?.abort()
    setState({ state: 'stopped' })
  }
  return { state, sums, missing: sums.filter((sum) => sum === undefined).length, start, stop }
}

export type BatchedQueries = ReturnType<typeof useBatchedQueries>
