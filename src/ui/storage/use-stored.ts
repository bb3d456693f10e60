import { useSyncExternalStore } from 'react'
import type { Store } from '#/async/store'

/** Returns the value of a store or of the browser's storage, where it is undefined if there is none; renders when it changes. */
export function useStored<T>(store: Pick<Store<T>, 'read' | 'subscribe'>): T {
  return useSyncExternalStore(store.subscribe, store.read)
}
