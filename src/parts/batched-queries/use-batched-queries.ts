import { hashKey, useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useMemo } from 'react'
import { readPagesInOrder } from '#/async/read-pages'
import { paced, type Pause } from '#/http/pace'
import {
  restoreSums,
  sumQueries,
  sumStaleTime,
  type SumAccount,
  type SumQuery,
  type SumWindow,
} from '#/resources/log/sum-queries'
import { lastKnownStatus, statusQueries } from '#/resources/status/status'
import { useAccount } from '#/session/session'

/** Up to this many calls start automatically; more need a click. */
const MAX_AUTOMATIC_CALLS = 20

export type BatchState =
  /** Stored sums are being read. */
  | { state: 'restoring' }
  | { state: 'idle' }
  /** Stopped by the user; does not restart by itself. */
  | { state: 'stopped' }
  | { state: 'running'; pause: Pause | undefined }
  | { state: 'failed'; error: unknown }

interface BatchOptions {
  /** Each increase fetches the windows that are still open again. */
  refreshCount?: number
  /** Number of calls that start without a click. */
  maxAutomaticCalls?: number
  /** At most this many windows are fetched without a click, the last ones first; `start` fetches the others. */
  automaticPart?: number
}

/**
 * Fetches the sums of windows: first the stored ones are read, then the missing ones are fetched, the last ones first, a few at
 * a time, and slower when the server limits the rate. Many calls wait for `start`.
 */
export function useBatchedQueries(
  windows: readonly Omit<SumWindow, 'account'>[],
  {
    refreshCount = 0,
    automaticPart = Infinity,
    maxAutomaticCalls = automaticPart === Infinity ? MAX_AUTOMATIC_CALLS : Infinity,
  }: BatchOptions = {},
) {
  const client = useQueryClient()
  const account = useSumAccount()
  const queries = windows.map((each) => sumQueries.between({ account, ...each }))
  const [state, setState] = useState<BatchState>({ state: 'restoring' })
  const latest = useRef<AbortController>(undefined)
  // Only observes the cache; `start` fetches, with limited concurrency and backoff.
  const sums = useQueries({ queries: queries.map((query) => ({ ...query, enabled: false })) }).map(
    ({ data }) => data,
  )

  function beginRun(): AbortSignal {
    latest.current?.abort()
    latest.current = new AbortController()
    return latest.current.signal
  }

  const isStale = (query: SumQuery) => {
    const cached = client.getQueryCache().find({ queryKey: query.queryKey })
    return cached?.isStaleByTime(sumStaleTime(client, query)) ?? true
  }

  const start = (wanted: readonly SumQuery[] = queries.toReversed(), isRefresh = false) => {
    const signal = beginRun()
    const onPause = (pause: Pause | undefined) => {
      if (!signal.aborted) setState({ state: 'running', pause })
    }
    const readSum = async (n: number) => {
      const query = wanted[n]
      if (!query) return
      const known = sumStaleTime(client, query)
      const staleTime = isRefresh && known !== Infinity ? 0 : known
      const read = () => client.fetchQuery({ ...query, staleTime })
      await paced(read, { urgency: 'page', signal, onPause, maxPauses: Infinity })
    }
    const readAll = async () => {
      // The cache holds the sums; the loop only ends the run at the first error.
      for await (const _ of readPagesInOrder(readSum, { signal, end: wanted.length })) continue
    }
    setState({ state: 'running', pause: undefined })
    readAll().then(
      () => {
        if (!signal.aborted) setState({ state: 'idle' })
      },
      (error: unknown) => {
        if (signal.aborted) return
        setState({ state: 'failed', error })
        // Cancel the remaining calls.
        latest.current?.abort()
      },
    )
  }

  async function restoreAndStart(isRefresh: boolean): Promise<void> {
    const signal = beginRun()
    await restoreSums(client, account, queries)
    if (signal.aborted) return
    const wanted = queries
      .filter((query) => (isRefresh ? sumStaleTime(client, query) !== Infinity : isStale(query)))
      .toReversed()
      .slice(0, automaticPart)
    if (wanted.length > 0 && (isRefresh || wanted.length <= maxAutomaticCalls)) start(wanted, isRefresh)
    else setState({ state: 'idle' })
  }

  const refreshed = useRef(refreshCount)
  const keys = queries.map(({ queryKey }) => hashKey(queryKey)).join('')
  useEffect(() => {
    void restoreAndStart(refreshCount > refreshed.current)
    refreshed.current = refreshCount
    return () => latest.current?.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- once per set of windows and per refresh
  }, [keys, refreshCount])

  const stop = () => {
    latest.current?.abort()
    setState({ state: 'stopped' })
  }
  const missing = sums.filter((sum) => sum === undefined).length
  return { state, sums, missing, start: () => start(), stop }
}

export type BatchedQueries = ReturnType<typeof useBatchedQueries>

/** The signed-in account, as whose property sums are stored. */
export function useSumAccount(): SumAccount {
  const { id = 0, username = '' } = useAccount() ?? {}
  const cache = useQueryClient()
  return useMemo(
    () => ({
      id,
      username,
      // The status of the last visit would not tell that the server is another one.
      serverStart: async () => {
        const status = await cache.ensureQueryData(statusQueries.current()).catch(lastKnownStatus)
        return status.start_time
      },
    }),
    [id, username, cache],
  )
}
