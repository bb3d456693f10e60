import { expect, it } from 'vitest'
import { charactersRule } from './characters-rule'

const messageOf = (rule: ReturnType<typeof charactersRule>, text: string) =>
  rule.safeParse(text).error?.issues[0]?.message

it.each([
  ['twelve chars', undefined],
  ['一二三四五六七八九十一二', undefined],
  ['😀'.repeat(12), undefined],
  ['thirteen char', 'At most 12 characters; this text has 13'],
  ['😀'.repeat(13), 'At most 12 characters; this text has 13'],
])('maximum of 12 characters, "%s": counted by character', (text, message) =>
  expect(messageOf(charactersRule({ max: 12 }), text)).toBe(message),
)

it.each([
  ['1234567', '8 to 20 characters; this text has 7'],
  ['12345678', undefined],
  ['x'.repeat(20), undefined],
  ['x'.repeat(21), '8 to 20 characters; this text has 21'],
])('range of 8 to 20 characters, "%s": both limits included', (text, message) =>
  expect(messageOf(charactersRule({ min: 8, max: 20 }), text)).toBe(message),
)

it('excepted text: only the existing value may be longer', () => {
  const rule = charactersRule({ max: 12, except: 'a name from elsewhere' })
  expect(messageOf(rule, 'a name from elsewhere')).toBeUndefined()
  expect(messageOf(rule, 'a name from nowhere')).toBeDefined()
})
