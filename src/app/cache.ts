import {
  MutationCache,
  QueryCache,
  QueryClient,
  onlineManager,
  type FetchQueryOptions,
  type QueryKey,
} from '@tanstack/react-query'
import * as z from 'zod/mini'
import { ownedValue } from '#/browser/owned-value'
import { CONFIRMED_WITHOUT_RESPONSE } from '#/http/confirm-write'
import {
  HttpFailure,
  isForbidden,
  isOutage,
  isTransient,
  isWebPage,
  isNotFound,
  isOutcomeUnknown,
  isUnauthenticated,
  mayBeDone,
} from '#/http/failure'
import { serverMs } from '#/http/server-clock'
import { t, type StaticKey } from '#/i18n/i18n'
import { invalidateAll } from '#/resources/create-mutation'
import { guardWrites, lastKnownStatus } from '#/resources/status/status'
import { notifyError } from './problem/notify-error'
import { notifyDone } from './row/action-failure'

/** Automatic retries of a read; writes are never retried. */
const MAX_RETRIES = 2
const GC_TIME_MS = 30 * 60_000
/** Long enough that a screen does not refetch what its route loader has just fetched. */
const STALE_TIME_MS = 5000

/**
 * Creates the query cache: reads are retried twice on transient errors, writes are sent once or not at all, a write
 * invalidates the queries it declares, each error is reported once.
 * `onUnauthenticated` is called for every response that says that nobody is signed in; it must be idempotent.
 * `onForbidden` is called for every response that refuses for lack of permission.
 * `authorizeWrite` runs before every write; if it throws, nothing is sent and its error is the error of the write.
 */
export function createCache(
  onUnauthenticated: (failure: HttpFailure) => void,
  onForbidden: () => void = () => {},
  authorizeWrite: (actsOn: ActsOn) => Promise<void> | void = () => {},
): QueryClient {
  // Until the first response the server is the one of the last visit.
  guardWrites(lastKnownStatus().otherServer)
  // The manager assumes online until an event arrives; a page opened offline never gets one.
  onlineManager.setOnline(navigator.onLine)
  const handleError = (error: Error, isReported: boolean) => {
    if (isForbidden(error)) onForbidden()
    if (isUnauthenticated(error)) onUnauthenticated(error)
    else if (!isReported || isWebPage(error)) notifyError(error)
  }
  const cache: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        retry: (count, error) => count < MAX_RETRIES && isTransient(error),
        // With random jitter, so that many tabs do not retry in step.
        retryDelay: (attempt) => 500 * 3 ** attempt * (1 + Math.random()),
        retryOnMount: false,
        staleTime: STALE_TIME_MS,
        gcTime: GC_TIME_MS,
        refetchOnWindowFocus: false,
      },
      // The default network mode pauses an offline write and sends it hours later.
      mutations: { retry: 0, networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error, query) => {
        const { meta, state } = query
        // The banner of the connection reports failed refetches of displayed data.
        const isInPage = state.data === undefined || (query.isActive() && isOutage(error))
        handleError(error, meta?.errorToast !== 'always' && (!meta?.errorToast || isInPage))
      },
    }),
    mutationCache: new MutationCache({
      onMutate: (_variables, { meta }) => authorizeWrite(meta?.actsOn),
      onSettled: () => void lastWrite.write(serverMs()),
      onSuccess: (result, variables, _context, { meta }) => {
        invalidateAll(cache, meta?.invalidates ?? [], meta?.rereads !== undefined)
        void meta?.rereads?.(cache, variables)
        if (result === CONFIRMED_WITHOUT_RESPONSE) invalidateAll(cache, meta?.invalidatesIfLost ?? [], false)
        if (meta?.errorHandledBy === 'caller') return
        notifyDone(result, meta?.successMessage && t(meta.successMessage))
      },
      onError: (error, _variables, _context, { meta }) => {
        handleError(error, meta?.errorHandledBy !== undefined)
        // In both cases the displayed data may be stale.
        if (isOutcomeUnknown(error) || mayBeDone(error) || isNotFound(error))
          invalidateAll(cache, [...(meta?.invalidates ?? []), ...(meta?.invalidatesIfLost ?? [])], false)
      },
    }),
  })
  return cache
}

/** Queries that belong to the signed-in account: all but the server status. */
export const accountData = { predicate: ({ queryKey }: { queryKey: QueryKey }) => queryKey[0] !== 'status' }

export function removeAccountData(cache: QueryClient): void {
  void cache.cancelQueries(accountData)
  cache.removeQueries(accountData)
}

/**
 * Prefetches the queries of a screen in parallel with its chunk. Not awaited: the screen renders its own loading and
 * error states. Fresh cached data is not fetched again.
 */
export function prefetch(cache: QueryClient, ...queries: readonly { queryKey: QueryKey }[]): void {
  for (const query of queries) void cache.prefetchQuery(query)
}

/** Fetches now, ignoring cached data. Throws `HttpFailure` at once when offline instead of waiting. */
export async function fetchFresh<Data, Key extends QueryKey>(
  cache: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  // A paused fetch of the same query would be joined and wait for the connection.
  if (!navigator.onLine) throw new HttpFailure({ kind: 'offline' })
  return cache.fetchQuery({ ...query, staleTime: 0, networkMode: 'always' })
}

/** When the account last sent a write in any tab, in ms of the server's clock: what was read before may be outdated. */
export const lastWrite = ownedValue('last-write', z.int())

/**
 * Which account must be signed in for a write to be sent. Default: the account that this page was rendered for, checked
 * with the server if the tab lost focus, because another tab may have signed in a different one. `self`: the write acts
 * on the signed-in account, so the server is asked every time. `anybody`: it signs in or out.
 */
export type ActsOn = 'self' | 'anybody' | undefined

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** By default what shows the data shows the error. `refetch`: a toast if older data is shown; `always`: also without. */
      errorToast?: 'refetch' | 'always'
    }
    mutationMeta: {
      invalidates?: readonly QueryKey[]
      /** Query keys to invalidate only if the response was lost: otherwise `patchRows` has updated them exactly. */
      invalidatesIfLost?: readonly QueryKey[]
      successMessage?: StaticKey
      /** Who reports the error, in place of a toast: the form that submitted, or the calling code. */
      errorHandledBy?: 'form' | 'caller'
      /**
       * Reads the changed row again, for lists of which all rows are loaded: those are then not read again. A method, so that it
       * may be declared for the variables of its mutation.
       */
      rereads?(this: void, cache: QueryClient, variables: unknown): Promise<void>
      actsOn?: ActsOn
      /** Waited for before the rows are patched and the mutation has ended. */
      beforePatch?: (() => Promise<void>) | undefined
    }
  }
}
