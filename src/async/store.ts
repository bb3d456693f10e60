/** Listeners without a value. */
export interface Listeners {
  /** Calls `listener` on each `notify`. Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void
  notify: () => void
}

/** Creates a set of listeners, for a value that is stored elsewhere; `createStore` also holds the value. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>()
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    notify: () => {
      for (const listener of listeners) listener()
    },
  }
}

/** One value outside React; `subscribe` and `read` are the arguments of `useSyncExternalStore`. */
export interface Store<Value> {
  /** Calls `listener` after each change of the value. Returns the unsubscribe function. */
  subscribe: Listeners['subscribe']
  read: () => Value
  /** Replaces the value and notifies the listeners, unless it is the same value. */
  write: (next: Value) => void
}

/** Creates a store that holds `initial`. */
export function createStore<Value>(initial: Value): Store<Value> {
  const { subscribe, notify } = createListeners()
  let value = initial
  return {
    subscribe,
    read: () => value,
    write: (next) => {
      if (Object.is(next, value)) return
      value = next
      notify()
    },
  }
}
