import { useSyncExternalStore } from 'react'
import type { Account } from '#/resources/account/account'
import { pageOwner, onReauthChange } from './reauth'
import { onAccountChange } from './session'

function subscribe(listener: () => void): () => void {
  const stops = [onAccountChange(listener), onReauthChange(listener)]
  return () => stops.forEach((stop) => stop())
}

/** Owner of the current page (see `pageOwner`); re-renders when it changes. */
export function useAccount(): Account | undefined {
  return useSyncExternalStore(subscribe, pageOwner)
}
