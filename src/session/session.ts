import * as z from 'zod/mini'
import { storedText, storedValue } from '#/browser/stored-value'
import { accountSchema, type Account } from '#/resources/account/account'
import { clearSignIns, recordSignIn } from './session-flapping'

// PS05: a role that is not a number means signed out, so the schema is the strict one.
const stored = storedValue('user', accountSchema)
/** The role in the cookie, which stays what it was at the sign-in (K2.2). */
const storedRole = storedValue('session.role', z.int())
/** Set when a session ended by itself, so that other tabs can tell that from a log-out. */
const storedEnd = storedText('session.ended', z.literal('true'))

let snapshot = stored.read()
let snapshotText = JSON.stringify(snapshot)

/** Who was signed in last in this tab, whoever is now. */
let lastId = snapshot?.id

/** Reads the store anew; keeps the same object while nothing changed, as React's stores require. */
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

/** Who is signed in here, or undefined. Shared by all tabs of this browser. */
export function currentAccount(): Account | undefined {
  return readSnapshot()
}

/** The id of who is signed in here, or was last, in this tab; undefined when nobody was. */
export function lastAccountId(): number | undefined {
  return currentAccount()?.id ?? lastId
}

/** Remembers who signed in just now; only the fields of `Account` are kept. */
export function signIn(account: Account): void {
  storedRole.write(account.role)
  storedEnd.remove()
  recordSignIn(Date.now())
  storeAccount(account)
}

/** Remembers what the server says by now of whoever is signed in. */
export function storeAccount(account: Account): void {
  stored.write(accountSchema.parse(account))
}

/** Forgets who was signed in. */
export function signOut(): void {
  storedEnd.remove()
  clearSignIns()
  storedRole.remove()
  stored.remove()
}

/** The same for a session that the server knows no more: nobody asked for it. */
export function expireSession(): void {
  storedEnd.write('true')
  storedRole.remove()
  stored.remove()
}

/** Whether the last session ended by itself. */
export function hasExpiredSession(): boolean {
  return storedEnd.read() !== undefined
}

/** Whether the account may do more than the session that it is signed in by (CD-06). */
export function hasStaleRole(): boolean {
  const role = storedRole.read()
  const account = currentAccount()
  return role !== undefined && account !== undefined && account.role > role
}

/** Calls `listener` when somebody signs in or out, here or in another tab. Returns how to stop that. */
export function onAccountChange(listener: () => void): () => void {
  return stored.subscribe(listener)
}
