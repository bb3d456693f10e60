import type { Query, QueryClient } from '@tanstack/react-query'
import { createStore } from '#/async/store'
import { isTransient, retryAfterOf, HttpFailure } from '#/http/failure'

/** Seconds until the next attempt, by the number of failed attempts; the last value repeats. */
const BACKOFF_S = [10, 20, 40, 80, 160, 300] as const
const MAX_BACKOFF_S = 300

/** State of an outage: displayed data is stale because refetching fails. */
export interface Outage {
  /** Error of the newest failed fetch. */
  error: unknown
  /** When the oldest displayed data was fetched, in unix ms. */
  asOf: number
  /** Number of failed attempts. */
  attempt: number
  /** Backoff before the next attempt; `automatic`: the attempt starts by itself. */
  wait: { seconds: number; automatic: boolean }
  isTrying: boolean
}

/** Whether an error means that the server is unavailable, so that the same request may succeed later. */
export function isOutage(error: unknown): boolean {
  const isTimeout = error instanceof HttpFailure && error.kind === 'timeout'
  return isTimeout || isTransient(error) || retryAfterOf(error) !== undefined
}

const hasFailed = ({ state, meta }: Query) =>
  state.status === 'error' && meta?.errorHandledBy !== 'caller' && isOutage(state.error)
/** Has data that could not be refetched. A query without data shows its own error panel. */
const isStale = (query: Query) => hasFailed(query) && query.state.data !== undefined
const neverLoaded = (query: Query) => hasFailed(query) && query.state.data === undefined

function backoffAfter(attempt: number, error: unknown) {
  return retryAfterOf(error) ?? { seconds: BACKOFF_S[attempt - 1] ?? MAX_BACKOFF_S, automatic: true }
}

/** Monitors active queries whose refetch fails. Attempts back off; each sends one request per query. */
export function monitorOutage(cache: QueryClient) {
  const outage = createStore<Outage | undefined>(undefined)
  const shown = (predicate: (query: Query) => boolean) =>
    cache.getQueryCache().findAll({ type: 'active', predicate })

  function refresh(hasTried: boolean): void {
    const stale = shown(isStale)
    const newest = stale.toSorted((a, b) => b.state.errorUpdatedAt - a.state.errorUpdatedAt)[0]
    if (!newest) return recover()
    const current = outage.read()
    const attempt = current ? current.attempt + (hasTried ? 1 : 0) : 1
    const isNewAttempt = !current || hasTried
    const { error } = newest.state
    const asOf = Math.min(...stale.map(({ state }) => state.dataUpdatedAt))
    const wait = current && !isNewAttempt ? current.wait : backoffAfter(attempt, error)
    return outage.write({ error, asOf, attempt, wait, isTrying: false })
  }

  /** Ends the outage and refetches, once, the queries that never got data during it. */
  function recover(): void {
    if (!outage.read()) return
    outage.write(undefined)
    void cache.refetchQueries({ type: 'active', predicate: neverLoaded }, { cancelRefetch: false })
  }

  cache.getQueryCache().subscribe((event) => {
    const current = outage.read()
    if (current?.isTrying) return
    const isSettled = event.type === 'updated' && /^(error|success)$/.test(event.action.type)
    const isUnobserved = current !== undefined && /^(removed|observerRemoved)$/.test(event.type)
    if (isSettled || isUnobserved) refresh(false)
  })

  return {
    read: outage.read,
    subscribe: outage.subscribe,
    isTrying: () => outage.read()?.isTrying === true,
    /** Refetches the stale queries once. */
    async tryNow(): Promise<void> {
      const current = outage.read()
      if (!current || current.isTrying) return
      outage.write({ ...current, isTrying: true })
      await cache.refetchQueries({ type: 'active', predicate: isStale }, { cancelRefetch: false })
      refresh(true)
    },
  }
}

export type OutageMonitor = ReturnType<typeof monitorOutage>

/** When the oldest displayed data was fetched, in unix ms; undefined when nothing is displayed. */
export function oldestShown(cache: QueryClient): number | undefined {
  const shown = cache.getQueryCache().findAll({ type: 'active' })
  const times = shown.map(({ state }) => state.dataUpdatedAt).filter((at) => at > 0)
  return times.length > 0 ? Math.min(...times) : undefined
}
