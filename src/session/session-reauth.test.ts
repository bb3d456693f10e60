import { afterEach, expect, it, vi } from 'vitest'
import {
  pageOwner,
  promptReauth,
  beginReauth,
  currentReauth,
  endReauth,
  onReauthChange,
  currentAccount,
  hasExpiredSession,
  expireSession,
  signIn,
  signOut,
} from './session'

const ALICE = { id: 3, username: 'alice', display_name: 'Alice', role: 1, status: 1 }

afterEach(() => {
  endReauth()
  signOut()
})

it('expired session: the page keeps its owner until re-authentication ends (FM-S1d)', () => {
  signIn(ALICE)
  beginReauth(ALICE)
  expireSession(Date.now())
  expect(currentAccount()).toBeUndefined()
  expect(window.localStorage.getItem('user')).toBeNull()
  expect(pageOwner()).toEqual(ALICE)
  endReauth()
  expect(pageOwner()).toBeUndefined()
})

it('onReauthChange: listeners are called only when the state changes', () => {
  const listener = vi.fn<() => void>()
  const stop = onReauthChange(listener)
  promptReauth(true)
  beginReauth(ALICE)
  promptReauth(true)
  promptReauth(false)
  expect(currentReauth()?.isPrompted).toBe(false)
  endReauth()
  endReauth()
  stop()
  expect(listener).toHaveBeenCalledTimes(3)
})

it('hasExpiredSession: true after expiry, false after sign-in or sign-out', () => {
  signIn(ALICE)
  expireSession(Date.now())
  expect(hasExpiredSession()).toBe(true)
  signIn(ALICE)
  expect(hasExpiredSession()).toBe(false)
  signOut()
  expect(hasExpiredSession()).toBe(false)
})
