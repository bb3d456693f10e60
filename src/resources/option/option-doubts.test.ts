import { describe, expect, it } from 'vitest'
import type { AnyFieldValues } from '#/fields/fields'
import { optionDoubts } from './option-doubts'
import { optionRecord } from './option-records'

/** What is said about a change of an option; `mine` are the other values of the form. */
function doubts(key: string, from: string, to: AnyFieldValues[string], mine: AnyFieldValues = {}) {
  const record = optionRecord(key)
  return record ? optionDoubts(record, { [key]: from }, { ...mine, [key]: to }, new Map()) : ['no record']
}

const ratios = (count: number, from = 0) =>
  `{${Array.from({ length: count }, (_, at) => `"m${from + at}":1`).join(',')}}`

describe('doubts about a save of ratios', () => {
  it.each([
    ['a negative ratio that the server holds', '{"a":-500000,"b":1}', '{"a":-500000,"b":2}', []],
    ['the same written otherwise', '{"a":-500000}', '{"a":-5e5}', []],
    ['a negative ratio of a new model', '{"a":1}', '{"a":1,"b":-2}', ['Negative: b']],
    ['a ratio made negative', '{"a":1}', '{"a":-1}', ['Negative: a']],
    ['a negative ratio made positive', '{"a":-1}', '{"a":1}', []],
    ['one that cannot be read before', '{', '{"a":-1,"b":1}', ['Negative: a']],
    ['text in place of a number', '{"a":1}', '{"a":"-1"}', []],
    ['a free model', '{"a":1}', '{"a":0}', ['Free of charge from now on: a']],
    ['a model that was free', '{"a":0}', '{"a":0,"b":1}', []],
    ['names that differ in blanks', '{"a":1}', '{"a":1,"a ":1}', ['These names differ only by blanks: a ']],
    ['everything removed', ratios(300), '{}', ['All entries are removed (300 of 300).']],
    ['2 of 10 removed', ratios(10), ratios(8), ['2 of 10 entries are removed.']],
    ['1 of 2 removed', ratios(2), ratios(1), ['1 of 2 entries is removed.']],
    ['all names renamed', ratios(5), ratios(5, 100), ['5 of 5 entries are removed.']],
    ['an odd name removed', '{"__proto__":1,"b":2}', '{"b":2}', ['1 of 2 entries is removed.']],
    [
      'everything from an unreadable text',
      '{"a":1',
      '{}',
      ['No entry is left. How many are stored is unknown.'],
    ],
    ['1 of 10 removed', ratios(10), ratios(9), []],
    ['30 of 300 removed', ratios(300), ratios(270), []],
    ['another order', '{"a":1,"b":2}', '{"b":2,"a":1}', []],
    ['an empty map filled', '{}', ratios(3), []],
    ['nothing stored', '', '{}', []],
    ['a broken text repaired', '{"a":1,"b', '{"a":1}', []],
    ['a new text that is refused anyway', ratios(10), '{', []],
  ])('%s', (_, from, to, expected) => {
    for (const key of ['ModelRatio', 'CompletionRatio']) expect(doubts(key, from, to)).toEqual(expected)
  })
})

describe('doubts about groups', () => {
  it.each([
    ['vip', undefined],
    ['测试组', undefined],
    ['a'.repeat(32), undefined],
    ['a'.repeat(33), 'takes more than 32 bytes'],
    ['组'.repeat(11), 'takes more than 32 bytes'],
    ['a,b', 'holds a comma'],
    [' vip', 'begins or ends with a blank'],
    ['vip\u00A0', 'begins or ends with a blank'],
    ['a b', undefined],
  ])('the new name %j: %s', (name, doubt) => {
    const found = doubts('GroupRatio', '{"default":1}', JSON.stringify({ default: 1, [name]: 1 }))
    expect(found).toHaveLength(doubt === undefined ? 0 : 1)
    expect(found.join()).toContain(doubt ?? '')
  })

  it('the loss of default, and no name that the server holds', () => {
    expect(doubts('GroupRatio', '{"default":1,"a,b":1}', '{"default":1,"a,b":2}')).toEqual([])
    expect(doubts('GroupRatio', '{"default":1,"b":1}', '{"b":1}').join()).toContain(
      'The group default is removed',
    )
    expect(doubts('GroupRatio', '{"vip":1}', '{"vip":2}')).toEqual([])
  })
})

describe('doubts about other options', () => {
  it('e-mail verification without a mail server, from either side', () => {
    expect(doubts('EmailVerificationEnabled', '', true, { SMTPServer: ' ' }).join()).toContain('mail server')
    expect(doubts('SMTPServer', 'a', '', { EmailVerificationEnabled: true }).join()).toContain('mail server')
    expect(doubts('EmailVerificationEnabled', '', true, { SMTPServer: 'smtp.example' })).toEqual([])
    expect(doubts('EmailVerificationEnabled', '', false, { SMTPServer: '' })).toEqual([])
  })

  it('a restriction to no domain', () => {
    expect(doubts('EmailDomainRestrictionEnabled', '', true, { EmailDomainWhitelist: [] }).join()).toContain(
      'domain',
    )
    expect(doubts('EmailDomainRestrictionEnabled', '', true, { EmailDomainWhitelist: ['a.com'] })).toEqual([])
  })
})

it.each([
  ['smtps://smtp.example.com:465', 'smtp.example.com', '465'],
  ['smtp.example.com:587', 'smtp.example.com', '587'],
  ['smtp://smtp.example.com/', 'smtp.example.com', undefined],
  ['smtp.example.com', undefined, undefined],
  ['', undefined, undefined],
])('mail server: %j is taken apart into %s and %s', (typed, host, port) => {
  const parts = optionRecord('SMTPServer')?.repair?.partsOf(typed)
  expect([parts?.['SMTPServer'], parts?.['SMTPPort']]).toEqual([host, port])
})
