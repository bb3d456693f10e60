import {
  MutationCache,
  QueryCache,
  QueryClient,
  onlineManager,
  type FetchQueryOptions,
  type Mutation,
  type QueryKey,
} from '@tanstack/react-query'
import { HttpFailure, isTransient, isNotFound, isOutcomeUnknown, isUnauthenticated } from '#/http/failure'
import { CONFIRMED_WITHOUT_RESPONSE } from '#/http/confirm-write'
import { t } from '#/i18n/i18n'
import { STATUS } from '#/resources/status/status-queries'
import { notify } from '#/ui/notifications/notify'
import type { RowPatch, ActsOn } from './cache-meta'
import { notifyError } from './problem/notify-error'
import { isOutage, monitorOutage, type OutageMonitor } from './connection/outage'

/** A read is asked three times at most; a write never twice by itself. */
const MAX_RETRIES = 2
const RETRY_DELAYS_MS = [500, 1500] as const
const GC_TIME_MS = 30 * 60_000
/** What a loader has just read is not asked again by the screen that it was read for. */
const STALE_TIME_MS = 5000

/** Half to the whole of a growing wait, so that many tabs do not come back in step. */
function retryDelay(attempt: number): number {
  const wait = RETRY_DELAYS_MS[Math.min(attempt, RETRY_DELAYS_MS.length - 1)] ?? RETRY_DELAYS_MS[0]
  return wait * (1 + Math.random())
}

/** Whether the server said that this person may not do this (any more). */
function isForbidden(error: unknown): boolean {
  return error instanceof HttpFailure && error.kind === 'forbidden'
}

type AnyMutation = Mutation<unknown, unknown>

function invalidate(cache: QueryClient, keys: readonly QueryKey[] | undefined): void {
  // Not awaited: a form need not wait for lists that are read again behind it.
  for (const queryKey of keys ?? []) void cache.invalidateQueries({ queryKey })
}

function afterWrite(cache: QueryClient, result: unknown, variables: unknown, { meta }: AnyMutation): void {
  const patch: RowPatch | undefined = meta?.patchRows
  if (patch) {
    cache.setQueriesData(
      { queryKey: patch.key },
      (page: unknown) => page && patch.change(variables, page, result),
    )
  }
  invalidate(cache, meta?.invalidates)
  if (result === CONFIRMED_WITHOUT_RESPONSE) invalidate(cache, meta?.invalidatesIfLost)
  if (meta?.errorHandledBy === 'caller') return
  if (result === CONFIRMED_WITHOUT_RESPONSE) notify('info', t('outcome.done'))
  else if (meta?.successMessage) notify('success', t(meta.successMessage))
}

/**
 * The cache with the rules of the house: reads are asked again twice when that may help, writes are sent at
 * once or not at all, every write drops what it declares, each failure is told once.
 * `onSessionEnd` is called for every answer that says that nobody is signed in; it must act only once.
 * `onForbidden` is called for every answer that says that somebody's rights do not reach so far.
 * `admit` is asked before every write; what it throws is the write's failure, and nothing is sent.
 */
export function createCache(
  onUnauthenticated: (failure: HttpFailure) => void,
  onForbidden: () => void = () => {},
  authorizeWrite: (actsOn: ActsOn) => Promise<void> | void = () => {},
): QueryClient {
  // It believes to be online until an event says otherwise; a page opened offline never gets one.
  onlineManager.setOnline(navigator.onLine)
  const cache: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        // Once the server is known to be away, one request a try is enough.
        retry: (count, error) =>
          count < MAX_RETRIES && isTransient(error) && outageMonitorOf(cache)?.isTrying() !== true,
        retryDelay,
        retryOnMount: false,
        staleTime: STALE_TIME_MS,
        gcTime: GC_TIME_MS,
        refetchOnWindowFocus: false,
      },
      // The default parks a write made offline and sends it hours later.
      mutations: { retry: 0, networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error, query) => {
        const { meta, state } = query
        if (isForbidden(error)) onForbidden()
        if (isUnauthenticated(error)) onUnauthenticated(error)
        // What is shown and cannot be read again is told by the banner.
        else if (meta?.errorHandledBy === 'toastAlways') notifyError(error)
        else if (state.data !== undefined && !meta?.errorHandledBy && !(query.isActive() && isOutage(error)))
          notifyError(error)
      },
    }),
    mutationCache: new MutationCache({
      onMutate: (_variables, { meta }) => authorizeWrite(meta?.actsOn),
      onSuccess: (result, variables, _context, mutation) => afterWrite(cache, result, variables, mutation),
      onError: (error, _variables, _context, { meta }) => {
        if (isForbidden(error)) onForbidden()
        const handledBy =
          typeof meta?.errorHandledBy === 'function' ? meta.errorHandledBy(error) : meta?.errorHandledBy
        if (isUnauthenticated(error)) onUnauthenticated(error)
        else if (!handledBy) notifyError(error)
        // Either may mean that what is on screen is no longer so.
        if (isOutcomeUnknown(error) || isNotFound(error)) {
          invalidate(cache, meta?.invalidates)
          invalidate(cache, meta?.invalidatesIfLost)
        }
      },
    }),
  })
  outageMonitors.set(cache, monitorOutage(cache))
  return cache
}

const outageMonitors = new WeakMap<QueryClient, OutageMonitor>()

/** The watch over what cannot be read again; a cache that was not made here has none. */
export function outageMonitorOf(cache: QueryClient): OutageMonitor | undefined {
  return outageMonitors.get(cache)
}

/** What belongs to whoever is signed in; what the server says of itself does not. */
const accountQueriesFilter = { predicate: ({ queryKey }: { queryKey: QueryKey }) => queryKey[0] !== STATUS }

/** Drops everything that belongs to whoever was signed in. */
export function removeAccountData(cache: QueryClient): void {
  void cache.cancelQueries(accountQueriesFilter)
  cache.removeQueries(accountQueriesFilter)
}

/** The same for what no part of the page shows: without its answers a form would be gone, and what is typed in it. */
export function removeInactive(cache: QueryClient): void {
  cache.removeQueries({ ...accountQueriesFilter, type: 'inactive' })
}

/** Reads again, once, what the page shows of whoever is signed in. */
export function refetchAccount(cache: QueryClient): void {
  void cache.invalidateQueries(accountQueriesFilter)
}

// Query options of different answers share no type but this; each was checked where it was described.
type QueryDescription = { queryKey: QueryKey }

/**
 * Starts the queries that a screen needs, all at once, beside its code. Not awaited: the screen shows at once
 * and answers itself for loading and problems. What is fresh in the cache is not asked again.
 */
export function prefetch(cache: QueryClient, ...queries: readonly QueryDescription[]): void {
  for (const query of queries) void cache.prefetchQuery(query)
}

/** Reads now, whatever is in the cache; offline it fails at once instead of waiting for the connection. */
export async function fetchFresh<Answer, Key extends QueryKey>(
  cache: QueryClient,
  query: FetchQueryOptions<Answer, Error, Answer, Key>,
): Promise<Answer> {
  // The same question may wait for the connection already: this one would wait with it.
  if (!navigator.onLine) throw new HttpFailure({ kind: 'offline' })
  return cache.fetchQuery({ ...query, staleTime: 0, networkMode: 'always' })
}
