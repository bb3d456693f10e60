import { expect, it } from 'vitest'
import { charactersRule, emailRule, isEmail } from './rules'

it.each([
  ['twelve chars', undefined],
  ['一二三四五六七八九十一二', undefined],
  ['😀'.repeat(12), undefined],
  ['thirteen char', 'At most 12 characters; this text has 13'],
  ['😀'.repeat(13), 'At most 12 characters; this text has 13'],
])('maximum of 12 characters, "%s": counted by character', (text, message) =>
  expect(charactersRule({ max: 12 })(text)).toBe(message),
)

it.each([
  ['1234567', '8 to 20 characters; this text has 7'],
  ['12345678', undefined],
  ['x'.repeat(20), undefined],
  ['x'.repeat(21), '8 to 20 characters; this text has 21'],
])('range of 8 to 20 characters, "%s": both limits included', (text, message) =>
  expect(charactersRule({ min: 8, max: 20 })(text)).toBe(message),
)

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
  expect(emailRule('nowhere')).toBe('This is not an e-mail address, such as name@example.com')
  expect(emailRule(`${'a'.repeat(40)}@example.com`)).toBe('At most 50 characters; this text has 52')
})
