import { beforeEach, expect, it } from 'vitest'
import { expireSession, hasExpiredSession, signIn, signOut, takeLongExpiredSession } from './session'

const ALICE = { id: 3, username: 'alice', display_name: 'Alice', role: 1, status: 1 }
const END = 1_760_000_000_000
const HOUR = 3_600_000

beforeEach(() => {
  signOut()
  signIn(ALICE)
})

it.each([
  ['at once', END, false],
  ['an hour later', END + HOUR, false],
  ['a moment before a day has passed', END + 24 * HOUR - 1, false],
  ['a day later', END + 24 * HOUR, true],
  ['a month later', END + 720 * HOUR, true],
  ['by a clock that was set back', END - HOUR, true],
])('expired session: nobody has returned %s (CD-62)', (_condition, now, expected) => {
  expireSession(END)
  expect(takeLongExpiredSession(now)).toBe(expected)
  expect(hasExpiredSession()).toBe(!expected)
  expect(takeLongExpiredSession(now)).toBe(false)
})

it('expired session: a tab that notices it later does not prolong the day', () => {
  expireSession(END)
  expireSession(END + 20 * HOUR)
  expect(takeLongExpiredSession(END + 24 * HOUR)).toBe(true)
})

it('expired session: not after a return, nor after a log-out', () => {
  expireSession(END)
  signIn(ALICE)
  expect(takeLongExpiredSession(END + 48 * HOUR)).toBe(false)
  signOut()
  expect(takeLongExpiredSession(END + 48 * HOUR)).toBe(false)
})

it('expired session: an end without a time, as it was stored before, counts as none', () => {
  signOut()
  window.localStorage.setItem('session.ended', 'true')
  expect(hasExpiredSession()).toBe(false)
})
