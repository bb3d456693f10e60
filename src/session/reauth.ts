import type { Account } from '#/resources/account/account'
import { currentAccount } from './session'

/** A session that ended while something was typed: the page stays as it is until its owner is back. */
interface Reauth {
  account: Account
  /** Whether signing in is asked for now; else a person chose to look at the form first. */
  isPrompted: boolean
}

let current: Reauth | undefined
const listeners = new Set<() => void>()

function setCurrent(next: Reauth | undefined): void {
  if (next === current) return
  current = next
  for (const listener of listeners) listener()
}

/** The session of `account` is over, its page stays. */
export function beginReauth(account: Account): void {
  setCurrent({ account, isPrompted: true })
}

/** Asks for the sign-in once more, or no longer. */
export function promptReauth(isPrompted: boolean): void {
  if (current && current.isPrompted !== isPrompted) setCurrent({ ...current, isPrompted })
}

/** The owner is back, or the page is given up. */
export function endReauth(): void {
  setCurrent(undefined)
}

/** The interruption that lasts, if any; the same object until something changes. */
export function currentReauth(): Reauth | undefined {
  return current
}

/** Calls `listener` when an interruption begins, changes or ends. Returns how to stop that. */
export function onReauthChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whose page this is: whoever is signed in, or was until the session ended under what they typed. */
export function pageOwner(): Account | undefined {
  return currentAccount() ?? current?.account
}
