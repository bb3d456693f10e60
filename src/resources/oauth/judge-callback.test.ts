import { expect, it } from 'vitest'
import type { Attempt } from './attempt'
import { judgeCallback, type CallbackTexts } from './judge-callback'
import type { ProviderName } from './oauth'

const NOW = 1_800_000_000_000
const SET_OUT: Attempt = { provider: 'github', state: 'S1', intent: 'logIn', at: NOW - 5000, isUsed: false }
const USED = { ...SET_OUT, isUsed: true }

const judged = (texts: CallbackTexts, attempt: Attempt | undefined, provider: ProviderName = 'github') => {
  const judgement = judgeCallback(provider, texts, attempt, NOW)
  return judgement.kind === 'stop' ? judgement.reason : [judgement.code, judgement.state]
}

const CASES: readonly [string, CallbackTexts, unknown][] = [
  ['PO01', { code: 'abc', state: 'S1' }, ['abc', 'S1']],
  ['PO07', { code: '12345678901234567890', state: 'S1' }, ['12345678901234567890', 'S1']],
  ['PO03', { state: 'S1' }, 'declined'],
  ['refused at the provider', { error: 'access_denied', state: 'S1' }, 'declined'],
  ['refused, and a code all the same', { error: 'x', code: 'abc', state: 'S1' }, 'declined'],
  ['a blank code', { code: '', state: 'S1' }, 'declined'],
  ['PO05', { code: 'abc', state: 'OTHER' }, 'otherState'],
  ['another case', { code: 'abc', state: 's1' }, 'otherState'],
  ['no state', { code: 'abc' }, 'strange'],
  ['a blank state', { code: 'abc', state: '' }, 'strange'],
  ['nothing at all', {}, 'strange'],
  ['PO09', { code: ['a', 'b'], state: 'S1' }, 'doubled'],
  ['PO09 with the state', { code: 'a', state: ['S1', 'S1'] }, 'doubled'],
]
it.each(CASES)('%s', (_, texts, want) => expect(judged(texts, SET_OUT)).toEqual(want))

it('PO11: what set out for one provider does not come back from another', () => {
  expect(judged({ code: 'abc', state: 'S1' }, SET_OUT, 'lark')).toBe('otherProvider')
})

it('PO13: a way back is good once, with its address or cleaned', () => {
  expect(judged({ code: 'abc', state: 'S1' }, USED)).toBe('used')
  expect(judged({}, USED)).toBe('used')
  expect(judged({ code: 'abc', state: 'S2' }, USED)).toBe('strange')
})

it('a link that this tab did not set out for is strange, and half an hour is enough', () => {
  expect(judged({ code: 'abc', state: 'S1' }, undefined)).toBe('strange')
  expect(judged({ code: 'abc', state: 'S1' }, { ...SET_OUT, at: NOW - 31 * 60_000 })).toBe('late')
})
