/** One value outside React; `subscribe` and `read` are the arguments of `useSyncExternalStore`. */
export type Store<Value> = ReturnType<typeof createStore<Value>>

export function createStore<Value>(initial: Value) {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    /** Calls `listener` after each change of the value. Returns the unsubscribe function. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    read: () => value,
    /** Replaces the value and notifies the listeners, unless it is the same value. */
    write: (next: Value) => {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
  }
}
