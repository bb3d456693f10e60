import { expect, it } from 'vitest'
import { forgetSignIns, isUnsteady, noteSignIn } from './unsteady'

const NOW = 1_760_000_000_000

it('two sign-ins within a minute look like servers that do not share their secret, for a while (CD-21)', () => {
  noteSignIn(NOW)
  expect(isUnsteady(NOW)).toBe(false)
  noteSignIn(NOW + 59_000)
  expect(isUnsteady(NOW + 60_000)).toBe(true)
  expect(isUnsteady(NOW + 59_000 + 10 * 60_000)).toBe(false)
})

it('those farther apart do not, nor one after a log-out', () => {
  noteSignIn(NOW)
  noteSignIn(NOW + 60_000)
  expect(isUnsteady(NOW + 60_000)).toBe(false)
  forgetSignIns()
  noteSignIn(NOW + 61_000)
  expect(isUnsteady(NOW + 61_000)).toBe(false)
})
