import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { createStore } from '#/async/store'
import { setValueOwner } from '#/browser/owned-value'
import { storedText, storedValue } from '#/browser/stored-value'
import { accountSchema, type Account } from '#/resources/account/account'
import { isRoot } from './audience'

// Strict schema: a stored account whose role is not a number counts as signed out.
const stored = storedValue('user', accountSchema)
/** Role at the sign-in, which the session cookie keeps. */
const storedRole = storedValue('session.role', z.int())
/** When the session expired, in unix ms; absent after a log-out: other tabs distinguish the two. */
const storedEnd = storedValue('session.ended', z.int())

/** Id of the last account of this tab; kept after a log-out. */
let lastId = stored.read()?.id

/** Signed-in account, or undefined; the same object while it is unchanged. Shared by all tabs of this browser. */
export function currentAccount(): Account | undefined {
  const account = stored.read()
  lastId = account?.id ?? lastId
  return account
}

/** Returns the stored account and forgets the last one: tests start several pages in one module. */
export function startSession(): Account | undefined {
  const account = currentAccount()
  lastId = account?.id
  return account
}

/** Id of the current or last account of this tab; undefined if no account was signed in. */
export function lastAccountId(): number | undefined {
  return currentAccount()?.id ?? lastId
}

setValueOwner(() => currentAccount()?.id)

/** Stores the account after a sign-in; only the fields of `Account` are stored. */
export function signIn(account: Account): void {
  storedRole.write(account.role)
  storedEnd.remove()
  storeAccount(account)
}

/** Updates the stored account with current data of the server. */
export function storeAccount(account: Account): void {
  stored.write(accountSchema.parse(account))
}

export function signOut(): void {
  storedEnd.remove()
  storedRole.remove()
  stored.remove()
}

/** Removes the stored account because the server no longer accepts the session. */
export function expireSession(): void {
  storedEnd.write(Date.now())
  storedRole.remove()
  stored.remove()
}

/** Whether the last session expired, as opposed to a log-out. */
export function hasExpiredSession(): boolean {
  return storedEnd.read() !== undefined
}

/** Whether the account now has a higher role than its session. */
export function hasStaleRole(): boolean {
  const role = storedRole.read()
  const account = currentAccount()
  return role !== undefined && account !== undefined && account.role > role
}

/** Applies what another tab has stored, even if its event has not arrived yet. */
export const applyStoredAccount = stored.notify

/** Calls `listener` after a sign-in or sign-out in any tab. Returns the unsubscribe function. */
export const onAccountChange = stored.subscribe

/** A session that expired while a form had unsaved values: the page stays until its owner signs in again. */
interface Reauth {
  account: Account
  /** Whether the sign-in dialog is open; false if the user dismissed it to see the form. */
  isPrompted: boolean
}

/** The current reauthentication: from the end of a session until its owner has signed in again, or the page was left. */
export const reauth = createStore<Reauth | undefined>(undefined)

export function promptReauth(isPrompted: boolean): void {
  const current = reauth.read()
  if (current && current.isPrompted !== isPrompted) reauth.write({ ...current, isPrompted })
}

/** Owner of the current page: the signed-in account, or the one whose session expired with unsaved values. */
export function pageOwner(): Account | undefined {
  return currentAccount() ?? reauth.read()?.account
}

/** Owner of the current page (see `pageOwner`); re-renders when it changes. */
export function useAccount(): Account | undefined {
  const interrupted = useSyncExternalStore(reauth.subscribe, reauth.read)
  return useSyncExternalStore(onAccountChange, currentAccount) ?? interrupted?.account
}

/** What this browser has seen of the super administrator's password; undefined if it has seen none. */
export const rootPassword = storedText('root-password', z.enum(['default', 'own']))

/** Notes that the signed-in account has a new password. */
export function noteNewPassword(): void {
  const account = currentAccount()
  if (account && isRoot(account) && rootPassword.read() === 'default') rootPassword.write('own')
}
