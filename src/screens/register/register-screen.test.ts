import { expect, it } from 'vitest'
import { passwordStrength } from './register-screen'

it.each([
  ['', 'weak'],
  ['12345678', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['abcdefghijkl', 'weak'],
  ['sunshine', 'weak'],
  ['sunshine4me', 'fair'],
  ['Tr0ub4dor&', 'good'],
  ['correct horse batt', 'good'],
  ['四季如春风调雨顺', 'fair'],
])('password strength: %s is %s', (password, strength) => expect(passwordStrength(password)).toBe(strength))

it('password strength: a password that contains the username is weak', () => {
  expect(passwordStrength('xK!9-alice-$2qW', 'Alice')).toBe('weak')
  expect(passwordStrength('xK!9-al-$2qWn', 'al')).toBe('good')
})
