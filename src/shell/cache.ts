import {
  MutationCache,
  QueryCache,
  QueryClient,
  onlineManager,
  type FetchQueryOptions,
  type Mutation,
  type QueryKey,
} from '@tanstack/react-query'
import { HttpFailure, isFleeting, isMissing, isOutcomeUnknown, isSessionOver } from '#/http/failure'
import { SEEN_DONE } from '#/http/settle'
import { t } from '#/i18n/i18n'
import { STATUS } from '#/resources/status/status-queries'
import { tell } from '#/ui/feedback/tell'
import type { ChangedRows, SentFor } from './cache-meta'
import { tellError } from './problem/tell-error'
import { isTroubling, watchTrouble, type TroubleWatch } from './connection/trouble'

/** A read is asked three times at most; a write never twice by itself. */
const RETRIES = 2
const WAIT_MS = [500, 1500] as const
const KEPT_MS = 30 * 60_000
/** What a loader has just read is not asked again by the screen that it was read for. */
const FRESH_MS = 5000

/** Half to the whole of a growing wait, so that many tabs do not come back in step. */
function retryDelay(attempt: number): number {
  const wait = WAIT_MS[Math.min(attempt, WAIT_MS.length - 1)] ?? WAIT_MS[0]
  return wait * (1 + Math.random())
}

/** Whether the server said that this person may not do this (any more). */
function isForbidden(error: unknown): boolean {
  return error instanceof HttpFailure && error.kind === 'forbidden'
}

type AnyMutation = Mutation<unknown, unknown>

function drop(cache: QueryClient, keys: readonly QueryKey[] | undefined): void {
  // Not awaited: a form need not wait for lists that are read again behind it.
  for (const queryKey of keys ?? []) void cache.invalidateQueries({ queryKey })
}

function afterWrite(cache: QueryClient, answer: unknown, asked: unknown, { meta }: AnyMutation): void {
  const rows: ChangedRows | undefined = meta?.rows
  if (rows) {
    cache.setQueriesData({ queryKey: rows.key }, (page: unknown) => page && rows.change(asked, page, answer))
  }
  drop(cache, meta?.drops)
  if (answer === SEEN_DONE) drop(cache, meta?.dropsIfLost)
  if (meta?.told === 'byCaller') return
  if (answer === SEEN_DONE) tell('info', t('outcome.done'))
  else if (meta?.said) tell('success', t(meta.said))
}

/**
 * The cache with the rules of the house: reads are asked again twice when that may help, writes are sent at
 * once or not at all, every write drops what it declares, each failure is told once.
 * `onSessionEnd` is called for every answer that says that nobody is signed in; it must act only once.
 * `onForbidden` is called for every answer that says that somebody's rights do not reach so far.
 * `admit` is asked before every write; what it throws is the write's failure, and nothing is sent.
 */
export function createCache(
  onSessionEnd: (failure: HttpFailure) => void,
  onForbidden: () => void = () => {},
  admit: (sentFor: SentFor) => Promise<void> | void = () => {},
): QueryClient {
  // It believes to be online until an event says otherwise; a page opened offline never gets one.
  onlineManager.setOnline(navigator.onLine)
  const cache: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        // Once the server is known to be away, one request a try is enough.
        retry: (count, error) =>
          count < RETRIES && isFleeting(error) && troubleOf(cache)?.isTrying() !== true,
        retryDelay,
        retryOnMount: false,
        staleTime: FRESH_MS,
        gcTime: KEPT_MS,
        refetchOnWindowFocus: false,
      },
      // The default parks a write made offline and sends it hours later.
      mutations: { retry: 0, networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error, query) => {
        const { meta, state } = query
        if (isForbidden(error)) onForbidden()
        if (isSessionOver(error)) onSessionEnd(error)
        // What is shown and cannot be read again is told by the banner.
        else if (meta?.told === 'always') tellError(error)
        else if (state.data !== undefined && !meta?.told && !(query.isActive() && isTroubling(error)))
          tellError(error)
      },
    }),
    mutationCache: new MutationCache({
      onMutate: (_asked, { meta }) => admit(meta?.sentFor),
      onSuccess: (answer, asked, _context, mutation) => afterWrite(cache, answer, asked, mutation),
      onError: (error, _asked, _context, { meta }) => {
        if (isForbidden(error)) onForbidden()
        const told = typeof meta?.told === 'function' ? meta.told(error) : meta?.told
        if (isSessionOver(error)) onSessionEnd(error)
        else if (!told) tellError(error)
        // Either may mean that what is on screen is no longer so.
        if (isOutcomeUnknown(error) || isMissing(error)) {
          drop(cache, meta?.drops)
          drop(cache, meta?.dropsIfLost)
        }
      },
    }),
  })
  troubles.set(cache, watchTrouble(cache))
  return cache
}

const troubles = new WeakMap<QueryClient, TroubleWatch>()

/** The watch over what cannot be read again; a cache that was not made here has none. */
export function troubleOf(cache: QueryClient): TroubleWatch | undefined {
  return troubles.get(cache)
}

/** What belongs to whoever is signed in; what the server says of itself does not. */
const personal = { predicate: ({ queryKey }: { queryKey: QueryKey }) => queryKey[0] !== STATUS }

/** Drops everything that belongs to whoever was signed in. */
export function forgetAccount(cache: QueryClient): void {
  void cache.cancelQueries(personal)
  cache.removeQueries(personal)
}

/** The same for what no part of the page shows: without its answers a form would be gone, and what is typed in it. */
export function forgetUnseen(cache: QueryClient): void {
  cache.removeQueries({ ...personal, type: 'inactive' })
}

/** Reads again, once, what the page shows of whoever is signed in. */
export function readAccountAnew(cache: QueryClient): void {
  void cache.invalidateQueries(personal)
}

// Query options of different answers share no type but this; each was checked where it was described.
type Described = { queryKey: QueryKey }

/**
 * Starts the queries that a screen needs, all at once, beside its code. Not awaited: the screen shows at once
 * and answers itself for loading and problems. What is fresh in the cache is not asked again.
 */
export function warm(cache: QueryClient, ...queries: readonly Described[]): void {
  for (const query of queries) void cache.prefetchQuery(query)
}

/** Reads now, whatever is in the cache; offline it fails at once instead of waiting for the connection. */
export async function readAnew<Answer, Key extends QueryKey>(
  cache: QueryClient,
  query: FetchQueryOptions<Answer, Error, Answer, Key>,
): Promise<Answer> {
  // The same question may wait for the connection already: this one would wait with it.
  if (!navigator.onLine) throw new HttpFailure({ kind: 'offline' })
  return cache.fetchQuery({ ...query, staleTime: 0, networkMode: 'always' })
}
