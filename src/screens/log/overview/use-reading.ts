import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { patience } from '#/http/patience'
import type { logQueries } from '#/resources/log/log-queries'

type SumQuery = ReturnType<typeof logQueries.sumBetween>

export type ReadingState =
  | { state: 'idle' }
  /** By a person: it does not begin again by itself. */
  | { state: 'stopped' }
  | { state: 'running'; pause: { seconds: number; until: number } | undefined }
  | { state: 'failed'; error: unknown }

/** Few enough for a gateway that counts calls. */
const AT_ONCE = 4

/**
 * Several sums read one after the other, a few at a time; what is in the cache for good is not asked again.
 * Another `round` reads by itself.
 */
export function useReading(queries: readonly SumQuery[], round: number) {
  const client = useQueryClient()
  const [now, setNow] = useState<ReadingState>({ state: 'idle' })
  const latest = useRef<AbortController>(undefined)
  useEffect(() => () => latest.current?.abort(), [])
  // Only watched here: it is the reading below that asks, in turn and with pauses.
  const sums = useQueries({ queries: queries.map((query) => ({ ...query, enabled: false })) }).map(
    ({ data }) => data,
  )

  const start = () => {
    latest.current?.abort()
    const abort = new AbortController()
    latest.current = abort
    const { signal } = abort
    const patiently = patience(signal, (seconds) => {
      const pause = seconds === undefined ? undefined : { seconds, until: Date.now() + seconds * 1000 }
      if (!signal.aborted) setNow({ state: 'running', pause })
    })
    const left = [...queries]
    const readNext = async (): Promise<void> => {
      const query = left.shift()
      if (!query) return
      await patiently(() => client.fetchQuery(query))
      await readNext()
    }
    setNow({ state: 'running', pause: undefined })
    Promise.all(Array.from({ length: AT_ONCE }, readNext)).then(
      () => {
        if (!signal.aborted) setNow({ state: 'idle' })
      },
      (error: unknown) => {
        if (!signal.aborted) setNow({ state: 'failed', error })
        // The others have nothing to wait for.
        abort.abort()
      },
    )
  }
  useEffect(() => {
    if (round > 0) start()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each round
  }, [round])
  const stop = () => {
    latest.current?.abort()
    setNow({ state: 'stopped' })
  }
  return { now, sums, missing: sums.filter((one) => one === undefined).length, start, stop }
}

export type Reading = ReturnType<typeof useReading>
