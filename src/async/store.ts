/** One value outside React; `subscribe` and `read` are the arguments of `useSyncExternalStore`. */
export interface Store<Value> {
  /** Calls `listener` after each change of the value. Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void
  read: () => Value
  /** Replaces the value and notifies the listeners, unless it is the same value. */
  write: (next: Value) => void
}

export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    read: () => value,
    write: (next) => {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
  }
}
