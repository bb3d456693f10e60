import { afterEach, expect, it, vi } from 'vitest'
import {
  accountHere,
  askToSignIn,
  beginInterruption,
  currentInterruption,
  endInterruption,
  onInterruption,
} from './interruption'
import { currentAccount, hasLostSession, loseSession, signIn, signOut } from './session'

const ALICE = { id: 3, username: 'alice', display_name: 'Alice', role: 1, status: 1 }

afterEach(() => {
  endInterruption()
  signOut()
})

it('a page belongs to its owner while the session is interrupted, and to nobody once it is given up (S1d)', () => {
  signIn(ALICE)
  beginInterruption(ALICE)
  loseSession()
  expect(currentAccount()).toBeUndefined()
  expect(window.localStorage.getItem('user')).toBeNull()
  expect(accountHere()).toEqual(ALICE)
  endInterruption()
  expect(accountHere()).toBeUndefined()
})

it('tells of what changes, and only of that', () => {
  const listener = vi.fn<() => void>()
  const stop = onInterruption(listener)
  askToSignIn(true)
  beginInterruption(ALICE)
  askToSignIn(true)
  askToSignIn(false)
  expect(currentInterruption()?.isAsked).toBe(false)
  endInterruption()
  endInterruption()
  stop()
  expect(listener).toHaveBeenCalledTimes(3)
})

it('a session that was lost can be told from one that was left, by other tabs too', () => {
  signIn(ALICE)
  loseSession()
  expect(hasLostSession()).toBe(true)
  signIn(ALICE)
  expect(hasLostSession()).toBe(false)
  signOut()
  expect(hasLostSession()).toBe(false)
})
