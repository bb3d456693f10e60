import { expect, it } from 'vitest'
import { emailRule, isEmail } from './email-rule'

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
