import { expect, it } from 'vitest'
import { clearSignIns, isSessionFlapping, recordSignIn, signOut } from './session'

const NOW = 1_760_000_000_000

it('two sign-ins within a minute: reported as flapping for ten minutes (CD-21)', () => {
  recordSignIn(NOW)
  expect(isSessionFlapping(NOW)).toBe(false)
  recordSignIn(NOW + 59_000)
  expect(isSessionFlapping(NOW + 60_000)).toBe(true)
  expect(isSessionFlapping(NOW + 59_000 + 10 * 60_000)).toBe(false)
})

it('sign-ins a minute apart or after a sign-out: not reported as flapping', () => {
  recordSignIn(NOW)
  recordSignIn(NOW + 60_000)
  expect(isSessionFlapping(NOW + 60_000)).toBe(false)
  clearSignIns()
  recordSignIn(NOW + 61_000)
  expect(isSessionFlapping(NOW + 61_000)).toBe(false)
})

it('a log-in right after a log-out: not reported as flapping', () => {
  recordSignIn(NOW)
  signOut()
  recordSignIn(NOW + 5000)
  expect(isSessionFlapping(NOW + 5000)).toBe(false)
})
