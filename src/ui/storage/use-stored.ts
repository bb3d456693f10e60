import { useCallback, useSyncExternalStore } from 'react'
import type { StoredValue } from '#/browser/stored-value'

/** Returns a value of the browser's storage, undefined if there is none; renders when this tab or another one changes it. */
export function useStored<T>(stored: StoredValue<T>): T | undefined {
  const subscribe = useCallback((listener: () => void) => stored.subscribe(listener), [stored])
  return useSyncExternalStore(subscribe, () => stored.read())
}
