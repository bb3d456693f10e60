import { hashKey, type QueryClient, type QueryKey, type QueryPersister } from '@tanstack/react-query'
import { clear, createStore, get, set, type UseStore } from 'idb-keyval'
import * as z from 'zod/mini'
import { isYounger } from '#/browser/stored-value'
import { valueOwner } from '#/browser/owned-value'
import { serverMs } from '#/http/server-clock'
import { lastKnownStatus, statusQueries } from './status/status'

const DATABASE = 'log-sums-2'
const OWNER = 'owner'
/** A result that may change is kept for this time, so that a reload of the page asks for little. */
export const KEPT_MS = 60_000

let opened: { owner: string; store: Promise<UseStore> } | undefined

async function openFor(owner: string): Promise<UseStore> {
  const store = createStore(DATABASE, 'records')
  if ((await get<unknown>(OWNER, store)) === owner) return store
  await clear(store)
  await set(OWNER, owner, store)
  return store
}

/** The database of the signed-in account and of this start of its server: what belongs to others is removed. */
async function openStore(client: QueryClient): Promise<UseStore> {
  // The status of the last visit would not tell that the server is another one.
  const status = await client.ensureQueryData(statusQueries.current()).catch(lastKnownStatus)
  const owner = JSON.stringify([valueOwner(), status.start_time])
  if (opened?.owner !== owner) opened = { owner, store: openFor(owner) }
  return opened.store
}

export async function removeStoredResults(): Promise<void> {
  opened = undefined
  await clear(createStore(DATABASE, 'records'))
}

interface StoredResult<Value> {
  /** Reads what `stored` returned. */
  schema: z.ZodMiniType<Value>
  /** Whether a result never changes, and is kept until another account or another server takes the place. */
  isFinal?: () => boolean
  /** What is kept of a result: nothing that the browser may not store. */
  stored?: (value: Value) => unknown
  /** Results from before this moment, in ms of the server's clock, are outdated. */
  changedAt?: () => number | undefined
}

/** Keeps the result of a query in IndexedDB, from where its first read takes it. A failing database is an empty one. */
export function storedResult<Value, Key extends QueryKey>(
  settings: StoredResult<Value>,
): QueryPersister<Value, Key> {
  const { schema, isFinal = () => false, stored = (value) => value, changedAt = () => undefined } = settings
  const record = z.object({ at: z.number(), isFinal: z.boolean(), value: schema })
  return async (queryFn, context, query) => {
    const key = hashKey(context.queryKey)
    // Taken before the first wait, so that a query that nobody needs any more is cancelled.
    const { signal } = context
    const store = await openStore(context.client).catch(() => undefined)
    const isFirst = query.state.data === undefined
    const text = isFirst && store ? await get<unknown>(key, store).catch(() => undefined) : undefined
    const kept = z.safeParse(record, text).data
    const isCurrent = kept && isYounger(kept.at, KEPT_MS, serverMs()) && kept.at > (changedAt() ?? 0)
    if (kept && (kept.isFinal || isCurrent)) return kept.value
    signal.throwIfAborted()
    const at = serverMs()
    const value = await queryFn(context)
    // Full or denied storage: it is fetched again next time.
    if (store) void set(key, { at, isFinal: isFinal(), value: stored(value) }, store).catch(() => undefined)
    return value
  }
}
