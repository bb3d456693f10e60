import type { Account } from '#/resources/account/account'
import { currentAccount } from './session'

/** A session that ended while something was typed: the page stays as it is until its owner is back. */
interface Interruption {
  account: Account
  /** Whether signing in is asked for now; else a person chose to look at the form first. */
  isAsked: boolean
}

let current: Interruption | undefined
const listeners = new Set<() => void>()

function become(next: Interruption | undefined): void {
  if (next === current) return
  current = next
  for (const listener of listeners) listener()
}

/** The session of `account` is over, its page stays. */
export function beginInterruption(account: Account): void {
  become({ account, isAsked: true })
}

/** Asks for the sign-in once more, or no longer. */
export function askToSignIn(isAsked: boolean): void {
  if (current && current.isAsked !== isAsked) become({ ...current, isAsked })
}

/** The owner is back, or the page is given up. */
export function endInterruption(): void {
  become(undefined)
}

/** The interruption that lasts, if any; the same object until something changes. */
export function currentInterruption(): Interruption | undefined {
  return current
}

/** Calls `listener` when an interruption begins, changes or ends. Returns how to stop that. */
export function onInterruption(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whose page this is: whoever is signed in, or was until the session ended under what they typed. */
export function accountHere(): Account | undefined {
  return currentAccount() ?? current?.account
}
