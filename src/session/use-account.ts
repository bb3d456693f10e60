import { useSyncExternalStore } from 'react'
import type { Account } from '#/resources/account/account'
import { accountHere, onInterruption } from './interruption'
import { onAccountChange } from './session'

function subscribe(listener: () => void): () => void {
  const stops = [onAccountChange(listener), onInterruption(listener)]
  return () => stops.forEach((stop) => stop())
}

/** Whose page this is (see `accountHere`); the component draws again when that changes. */
export function useAccount(): Account | undefined {
  return useSyncExternalStore(subscribe, accountHere)
}
