import { createStore } from '#/async/store'
import type { Account } from '#/resources/account/account'
import { currentAccount } from './session'

/** A session that expired while a form had unsaved values: the page stays until its owner signs in again. */
interface Reauth {
  account: Account
  /** Whether the sign-in dialog is open; false if the user dismissed it to see the form. */
  isPrompted: boolean
}

const reauth = createStore<Reauth | undefined>(undefined)

/** Starts a reauthentication: the session of `account` has expired, its page stays. */
export function beginReauth(account: Account): void {
  reauth.write({ account, isPrompted: true })
}

/** Opens or closes the sign-in dialog. */
export function promptReauth(isPrompted: boolean): void {
  const current = reauth.read()
  if (current && current.isPrompted !== isPrompted) reauth.write({ ...current, isPrompted })
}

/** Ends the reauthentication: the owner has signed in again, or the page was left. */
export function endReauth(): void {
  reauth.write(undefined)
}

/** Current reauthentication, if any; the same object until it changes. */
export function currentReauth(): Reauth | undefined {
  return reauth.read()
}

/** Calls `listener` when a reauthentication starts, changes or ends. Returns the unsubscribe function. */
export function onReauthChange(listener: () => void): () => void {
  return reauth.subscribe(listener)
}

/** Owner of the current page: the signed-in account, or the one whose session expired with unsaved values. */
export function pageOwner(): Account | undefined {
  return currentAccount() ?? reauth.read()?.account
}
