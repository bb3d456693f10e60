import * as z from 'zod/mini'
import { storedText, storedValue } from '#/browser/stored-value'
import { accountSchema, type Account } from '#/resources/account/account'
import { clearSignIns, recordSignIn } from './session-flapping'

// Strict schema: a stored account whose role is not a number counts as signed out.
const stored = storedValue('user', accountSchema)
/** Role at the sign-in, which the session cookie keeps (K2.2). */
const storedRole = storedValue('session.role', z.int())
/** Set when a session expired, so that other tabs can distinguish that from a log-out. */
const storedEnd = storedText('session.ended', z.literal('true'))

let snapshot = stored.read()
let snapshotText = JSON.stringify(snapshot)

/** Id of the last account of this tab; kept after a log-out. */
let lastId = snapshot?.id

/** Reads the storage; returns the same object while it is unchanged, as `useSyncExternalStore` requires. */
function readSnapshot(): Account | undefined {
  const next = stored.read()
  const text = JSON.stringify(next)
  if (text !== snapshotText) {
    snapshot = next
    snapshotText = text
    lastId = next?.id ?? lastId
  }
  return snapshot
}

/** Signed-in account, or undefined. Shared by all tabs of this browser. */
export function currentAccount(): Account | undefined {
  return readSnapshot()
}

/** Id of the current or last account of this tab; undefined if no account was signed in. */
export function lastAccountId(): number | undefined {
  return currentAccount()?.id ?? lastId
}

/** Stores the account after a sign-in; only the fields of `Account` are stored. */
export function signIn(account: Account): void {
  storedRole.write(account.role)
  storedEnd.remove()
  recordSignIn(Date.now())
  storeAccount(account)
}

/** Updates the stored account with current data of the server. */
export function storeAccount(account: Account): void {
  stored.write(accountSchema.parse(account))
}

/** Removes the stored account after a log-out. */
export function signOut(): void {
  storedEnd.remove()
  clearSignIns()
  storedRole.remove()
  stored.remove()
}

/** Removes the stored account because the server no longer accepts the session. */
export function expireSession(): void {
  storedEnd.write('true')
  storedRole.remove()
  stored.remove()
}

/** Whether the last session expired, as opposed to a log-out. */
export function hasExpiredSession(): boolean {
  return storedEnd.read() !== undefined
}

/** Whether the account now has a higher role than its session (CD-06). */
export function hasStaleRole(): boolean {
  const role = storedRole.read()
  const account = currentAccount()
  return role !== undefined && account !== undefined && account.role > role
}

/** Calls `listener` after a sign-in or sign-out in any tab. Returns the unsubscribe function. */
export function onAccountChange(listener: () => void): () => void {
  return stored.subscribe(listener)
}
