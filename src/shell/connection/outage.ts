import type { Query, QueryClient } from '@tanstack/react-query'
import { isTransient, retryAfterOf, HttpFailure } from '#/http/failure'

/** How long until the next try, after each that failed; then the last one again and again. */
const BACKOFF_S = [10, 20, 40, 80, 160, 300] as const
const MAX_BACKOFF_S = 300

/** What the page shows is older than it should be, because the server does not give it again. */
export interface Outage {
  /** Why the newest read failed. */
  error: unknown
  /** When the oldest of what is still shown was read, in unix ms. */
  asOf: number
  /** Changes with each failed round of tries. */
  attempt: number
  /** How long to leave the server alone; `automatic`: it is then tried by itself. */
  wait: { seconds: number; automatic: boolean }
  isTrying: boolean
}

/** Whether a failure means that the server is not well, so that the same may be answered later. */
export function isOutage(error: unknown): boolean {
  const isTimeout = error instanceof HttpFailure && error.kind === 'timeout'
  return isTimeout || isTransient(error) || retryAfterOf(error) !== undefined
}

const hasFailed = ({ state, meta }: Query) =>
  state.status === 'error' && meta?.errorHandledBy !== 'caller' && isOutage(state.error)
/** Shown, with an answer that could not be had anew. What was never answered has its own panel (FM-R2). */
const isStale = (query: Query) => hasFailed(query) && query.state.data !== undefined
const neverLoaded = (query: Query) => hasFailed(query) && query.state.data === undefined

function backoffAfter(attempt: number, error: unknown) {
  return retryAfterOf(error) ?? { seconds: BACKOFF_S[attempt - 1] ?? MAX_BACKOFF_S, automatic: true }
}

/** The watch over what the page shows and cannot read again; tries back off, each with one request for one question. */
export function monitorOutage(cache: QueryClient) {
  let current: Outage | undefined
  const listeners = new Set<() => void>()
  const shown = (predicate: (query: Query) => boolean) =>
    cache.getQueryCache().findAll({ type: 'active', predicate })

  function setCurrent(next: Outage | undefined): void {
    if (next === current) return
    current = next
    for (const listener of listeners) listener()
  }

  function refresh(hasTried: boolean): void {
    const stale = shown(isStale)
    const newest = stale.toSorted((a, b) => b.state.errorUpdatedAt - a.state.errorUpdatedAt)[0]
    if (!newest) return recover()
    const attempt = current ? current.attempt + (hasTried ? 1 : 0) : 1
    const isNewAttempt = !current || hasTried
    const { error } = newest.state
    const asOf = Math.min(...stale.map(({ state }) => state.dataUpdatedAt))
    const wait = current && !isNewAttempt ? current.wait : backoffAfter(attempt, error)
    return setCurrent({ error, asOf, attempt, wait, isTrying: false })
  }

  /** What had no answer at all while the server was away is asked once more, too. */
  function recover(): void {
    if (!current) return
    setCurrent(undefined)
    void cache.refetchQueries({ type: 'active', predicate: neverLoaded }, { cancelRefetch: false })
  }

  cache.getQueryCache().subscribe((event) => {
    if (current?.isTrying) return
    const isSettled = event.type === 'updated' && /^(error|success)$/.test(event.action.type)
    const isUnobserved = current !== undefined && /^(removed|observerRemoved)$/.test(event.type)
    if (isSettled || isUnobserved) refresh(false)
  })

  return {
    read: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    isTrying: () => current?.isTrying === true,
    /** Reads again what is old, once. */
    async tryNow(): Promise<void> {
      if (!current || current.isTrying) return
      setCurrent({ ...current, isTrying: true })
      await cache.refetchQueries({ type: 'active', predicate: isStale }, { cancelRefetch: false })
      refresh(true)
    },
  }
}

export type OutageMonitor = ReturnType<typeof monitorOutage>

/** When the oldest answer that the page shows was read, in unix ms; undefined when it shows none. */
export function oldestShown(cache: QueryClient): number | undefined {
  const shown = cache.getQueryCache().findAll({ type: 'active' })
  const times = shown.map(({ state }) => state.dataUpdatedAt).filter((at) => at > 0)
  return times.length > 0 ? Math.min(...times) : undefined
}
