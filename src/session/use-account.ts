import { useSyncExternalStore } from 'react'
import type { Account } from '#/resources/account/account'
import { currentAccount, onAccountChange } from './session'

/** Who is signed in; the component draws again when that changes. */
export function useAccount(): Account | undefined {
  return useSyncExternalStore(onAccountChange, currentAccount)
}
