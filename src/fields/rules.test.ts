import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { charactersRule, customCheck, emailRule, isEmail } from './rules'

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

const short = customCheck((text: string) => (text.length > 3 ? 'too long' : undefined))
const lower = customCheck((text: string) => (text === text.toLowerCase() ? undefined : 'too loud'))
const rule = z.string().check(short, lower)
const messageFor = (value: unknown) => rule.safeParse(value).error?.issues.map(({ message }) => message)

it('valid value: returned unchanged', () => {
  expect(rule.parse('abc')).toBe('abc')
})

it('invalid value: each failing check reports its own message', () => {
  expect(messageFor('abcd')).toEqual(['too long'])
  expect(messageFor('ABCD')).toEqual(['too long', 'too loud'])
})

it('value of another type: the custom checks are not run', () => {
  expect(messageFor(5)).toHaveLength(1)
})

it.each(['a@b.example', 'a+b@x.example', ' a@b.example ', 'ü@bücher.example', "o'neil@x.co", 'a@b.example.'])(
  'valid address "%s": accepted',
  (text) => expect(isEmail(text)).toBe(true),
)

it.each([
  'a',
  'a@b',
  '@b.example',
  'a b@c.example',
  'a@b@c.example',
  '<svg onload=1>',
  'a@b.example, c@d.example',
])('invalid address "%s": rejected', (text) => expect(isEmail(text)).toBe(false))

it('invalid or too long address: the message explains the problem', () => {
  const saysOf = (text: string) => emailRule.safeParse(text).error?.issues[0]?.message
  expect(saysOf('nowhere')).toBe('This is not an e-mail address, such as name@example.com')
  expect(saysOf(`${'a'.repeat(40)}@example.com`)).toBe('At most 50 characters; this text has 52')
})
