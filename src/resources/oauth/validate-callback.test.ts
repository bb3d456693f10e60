import { expect, it } from 'vitest'
import type { ProviderName } from './oauth'
import type { Attempt } from './oauth-mutations'
import { isAttemptExpired, validateCallback, type CallbackParams } from './validate-callback'

const NOW = 1_800_000_000_000
const ATTEMPT: Attempt = { provider: 'github', state: 'S1', intent: 'logIn', at: NOW - 5000, isUsed: false }
const USED = { ...ATTEMPT, isUsed: true }

const validated = (
  texts: CallbackParams,
  attempt: Attempt | undefined,
  provider: ProviderName = 'github',
) => {
  const result = validateCallback(provider, texts, attempt, NOW)
  return result.kind === 'stop' ? result.reason : [result.code, result.state]
}

const CASES: readonly [string, CallbackParams, unknown][] = [
  ['PO01', { code: 'abc', state: 'S1' }, ['abc', 'S1']],
  ['PO07', { code: '12345678901234567890', state: 'S1' }, ['12345678901234567890', 'S1']],
  ['PO03', { state: 'S1' }, 'declined'],
  ['refused at the provider', { error: 'access_denied', state: 'S1' }, 'declined'],
  ['refused, with a code', { error: 'x', code: 'abc', state: 'S1' }, 'declined'],
  ['a blank code', { code: '', state: 'S1' }, 'declined'],
  ['PO05', { code: 'abc', state: 'OTHER' }, 'foreign'],
  ['another case', { code: 'abc', state: 's1' }, 'foreign'],
  ['no state', { code: 'abc' }, 'foreign'],
  ['a blank state', { code: 'abc', state: '' }, 'foreign'],
  ['no params', {}, 'foreign'],
  ['PO09', { code: ['a', 'b'], state: 'S1' }, 'foreign'],
  ['PO09 with the state', { code: 'a', state: ['S1', 'S1'] }, 'foreign'],
]
it.each(CASES)('OAuth callback: %s', (_, texts, want) => expect(validated(texts, ATTEMPT)).toEqual(want))

it('PO11: an attempt at one provider rejects a callback from another', () => {
  expect(validated({ code: 'abc', state: 'S1' }, ATTEMPT, 'lark')).toBe('foreign')
})

it('PO13: a callback is valid once, with its URL or a cleaned one', () => {
  expect(validated({ code: 'abc', state: 'S1' }, USED)).toBe('used')
  expect(validated({}, USED)).toBe('used')
  expect(validated({ code: 'abc', state: 'S2' }, USED)).toBe('foreign')
})

it('a callback without an attempt is rejected, and a state expires after ten minutes', () => {
  expect(validated({ code: 'abc', state: 'S1' }, undefined)).toBe('foreign')
  expect(validated({ code: 'abc', state: 'S1' }, { ...ATTEMPT, at: NOW - 11 * 60_000 })).toBe('used')
})

const MINUTE = 60_000
it.each([
  [0, false],
  [MINUTE, false],
  [9 * MINUTE, false],
  [10 * MINUTE, false],
  [10 * MINUTE + 1, true],
  [11 * MINUTE, true],
  [29 * MINUTE, true],
  [24 * 60 * MINUTE, true],
  [-MINUTE, false],
  [-11 * MINUTE, true],
])('a state that is %d ms old is expired: %s', (age, isLate) => {
  const attempt = { ...ATTEMPT, at: NOW - age }
  expect(isAttemptExpired(attempt, NOW)).toBe(isLate)
  expect(validated({ code: 'abc', state: 'S1' }, attempt)).toEqual(isLate ? 'used' : ['abc', 'S1'])
})

const ERROR_TEXTS: readonly [title: string, texts: CallbackParams, errorText: string | undefined][] = [
  ['a description', { error: 'access_denied', error_description: 'Not today' }, 'Not today'],
  ['markup', { error: 'x', error_description: '<img src=x onerror=1>' }, '<img src=x onerror=1>'],
  ['a code alone', { error: 'access_denied' }, 'access_denied'],
  ['a blank description', { error: 'access_denied', error_description: '  ' }, 'access_denied'],
  ['a description without a code', { error_description: 'Not today' }, 'Not today'],
  ['surrounding blanks', { error: 'x', error_description: ' Not today ' }, 'Not today'],
  ['two descriptions', { error: 'x', error_description: ['a', 'b'] }, 'x'],
  ['two codes', { error: ['a', 'b'] }, undefined],
  ['no text', {}, undefined],
  ['10,000 characters', { error: 'x', error_description: 'a'.repeat(10_000) }, 'a'.repeat(500)],
  ['another language', { error: 'x', error_description: '拒绝访问' }, '拒绝访问'],
]
it.each(ERROR_TEXTS)("%s: shows the provider's error text", (_, texts, errorText) => {
  expect(validateCallback('github', { state: 'S1', ...texts }, ATTEMPT, NOW)).toEqual({
    kind: 'stop',
    reason: 'declined',
    errorText: errorText,
  })
})

it.each([
  ['another state', { state: 'OTHER' }],
  ['no state', {}],
  ['a repeated state', { state: ['S1', 'S1'] }],
])('%s: drops error texts that a forged link may contain', (_, texts) => {
  const result = validateCallback(
    'github',
    { error: 'x', error_description: 'Call us', ...texts },
    ATTEMPT,
    NOW,
  )
  expect(result).not.toHaveProperty('errorText')
})
