import { afterEach, expect, it, vi } from 'vitest'
import { pageOwner, promptReauth, beginReauth, currentReauth, endReauth, onReauthChange } from './reauth'
import { currentAccount, hasExpiredSession, expireSession, signIn, signOut } from './session'

const ALICE = { id: 3, username: 'alice', display_name: 'Alice', role: 1, status: 1 }

afterEach(() => {
  endReauth()
  signOut()
})

it('a page belongs to its owner while the session is interrupted, and to nobody once it is given up (FM-S1d)', () => {
  signIn(ALICE)
  beginReauth(ALICE)
  expireSession()
  expect(currentAccount()).toBeUndefined()
  expect(window.localStorage.getItem('user')).toBeNull()
  expect(pageOwner()).toEqual(ALICE)
  endReauth()
  expect(pageOwner()).toBeUndefined()
})

it('tells of what changes, and only of that', () => {
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

it('a session that was lost can be told from one that was left, by other tabs too', () => {
  signIn(ALICE)
  expireSession()
  expect(hasExpiredSession()).toBe(true)
  signIn(ALICE)
  expect(hasExpiredSession()).toBe(false)
  signOut()
  expect(hasExpiredSession()).toBe(false)
})
