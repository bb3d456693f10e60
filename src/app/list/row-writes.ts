import {
  notifyManager,
  useQueryClient,
  type MutationCache,
  type MutationKey,
  type MutationOptions,
  type QueryClient,
} from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { retryAfterOf } from '#/http/failure'
import type { ActionState, RowStates } from '#/ui/row/row-states'

/** How long the failure of a row action stays at its row, in ms: the server does not store it. */
const RESULT_GC_MS = 30 * 60_000
/** A long timer stops while the computer sleeps, so a wait is compared with the clock once a second. */
const MAX_TIMER_MS = 1000

/** Returns the key of a mutation of a row: the list finds what runs or has failed in a row by it. */
export const rowKey = (noun: string, action: string, id: string): MutationKey => [noun, action, id]

/** A mutation of one row with its variables, ready to be started by the list. */
export type RowWrite = { start: (client: QueryClient, mutationKey: MutationKey) => Promise<unknown> }

/** The deletion of one row: `start` sends it as any write, `leave` at once, because the page is being left. */
export interface RowDeletion extends RowWrite {
  leave: () => Promise<unknown>
  /** Whether the failure is reported by somebody else. */
  isToldElsewhere?: ((error: unknown) => boolean) | undefined
}

/** Binds the options of a deletion to its variables. It is reported with the name of the row. */
export function rowDeletion<Result, Variables>(
  options: MutationOptions<Result, Error, Variables>,
  variables: Variables,
  { leave, isToldElsewhere }: Pick<RowDeletion, 'leave' | 'isToldElsewhere'>,
): RowDeletion {
  const silent = { ...options, meta: { ...options.meta, errorHandledBy: 'caller' as const } }
  return { ...rowWrite(silent, variables), leave, isToldElsewhere }
}

/** Binds the options of a mutation to its variables. */
export function rowWrite<Result, Variables>(
  options: MutationOptions<Result, Error, Variables>,
  variables: Variables,
): RowWrite {
  return {
    start: (client, mutationKey) =>
      client
        .getMutationCache()
        .build(client, { ...options, mutationKey, gcTime: RESULT_GC_MS })
        .execute(variables),
  }
}

/** Starts a write; undefined if the same action of the row is still running. */
export function startRowWrite(
  client: QueryClient,
  write: RowWrite,
  mutationKey: MutationKey,
): Promise<unknown> | undefined {
  // Asked of the cache: a second click may come before the pending state has rendered.
  if (client.getMutationCache().find({ mutationKey, exact: true, status: 'pending' })) return undefined
  return write.start(client, mutationKey)
}

/** Returns `startRowWrite` for a list's rows, and keeps their states by one subscription to the mutation cache. */
export function useRowWrites(noun: string, states: RowStates) {
  const client = useQueryClient()
  const cache = client.getMutationCache()
  useLayoutEffect(() => trackMutations(cache, noun, states), [cache, noun, states])
  return (write: RowWrite, action: string, id: string) =>
    startRowWrite(client, write, rowKey(noun, action, id))
}

type AnyMutation = ReturnType<MutationCache['getAll']>[number]

function trackMutations(cache: MutationCache, noun: string, states: RowStates): () => void {
  const failedAt = new WeakMap<AnyMutation, number>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()

  const keyOf = ({ options }: AnyMutation) => {
    const [first, action, id] = options.mutationKey ?? []
    if (typeof id !== 'string' && typeof id !== 'number') return undefined
    return first === noun && typeof action === 'string' ? { action, id: String(id) } : undefined
  }
  const remainingMs = (mutation: AnyMutation): number => {
    const wait = retryAfterOf(mutation.state.error)
    const since = failedAt.get(mutation)
    return wait && since !== undefined ? since + wait.seconds * 1000 - Date.now() : 0
  }
  const update = (id: string) => {
    const actions = new Map<string, ActionState>()
    let wait = Infinity
    // In the order of their start: the latest run of an action counts, and the action that ran last is the last one.
    for (const mutation of cache.getAll()) {
      const key = keyOf(mutation)
      if (key?.id !== id) continue
      const { status, error } = mutation.state
      const remaining = remainingMs(mutation)
      if (remaining > 0) wait = Math.min(wait, remaining)
      actions.delete(key.action)
      actions.set(key.action, { isPending: status === 'pending', isWaiting: remaining > 0, error })
    }
    clearTimeout(timers.get(id))
    if (wait < Infinity) timers.set(id, setTimeout(update, Math.min(wait, MAX_TIMER_MS), id))
    states.change(id, { actions: Object.fromEntries(actions) })
  }

  for (const id of new Set(cache.getAll().map((mutation) => keyOf(mutation)?.id))) {
    if (id !== undefined) update(id)
  }
  const unsubscribe = cache.subscribe(({ mutation, type }) => {
    const key = mutation && keyOf(mutation)
    if (!key || (type !== 'added' && type !== 'updated' && type !== 'removed')) return
    if (type === 'updated' && mutation.state.status === 'error') failedAt.set(mutation, Date.now())
    // After the queries of the same batch: the patched record and the end of its write render together.
    notifyManager.schedule(() => update(key.id))
  })
  return () => {
    unsubscribe()
    for (const timer of timers.values()) clearTimeout(timer)
  }
}
