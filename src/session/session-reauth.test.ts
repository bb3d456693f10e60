import { afterEach, expect, it } from 'vitest'
import {
  pageOwner,
  reauth,
  currentAccount,
  hasExpiredSession,
  expireSession,
  signIn,
  signOut,
} from './session'

const ALICE = { id: 3, username: 'alice', display_name: 'Alice', role: 1, status: 1 }

afterEach(() => {
  reauth.write(undefined)
  signOut()
})

it('expired session: the page keeps its owner until re-authentication ends (FM-S1d)', () => {
  signIn(ALICE)
  reauth.write({ account: ALICE, isPrompted: true })
  expireSession()
  expect(currentAccount()).toBeUndefined()
  expect(window.localStorage.getItem('user')).toBeNull()
  expect(pageOwner()).toEqual(ALICE)
  reauth.write(undefined)
  expect(pageOwner()).toBeUndefined()
})

it('hasExpiredSession: true after expiry, false after sign-in or sign-out', () => {
  signIn(ALICE)
  expireSession()
  expect(hasExpiredSession()).toBe(true)
  signIn(ALICE)
  expect(hasExpiredSession()).toBe(false)
  signOut()
  expect(hasExpiredSession()).toBe(false)
})
