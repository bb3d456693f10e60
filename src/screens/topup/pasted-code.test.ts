import { expect, it } from 'vitest'
import { codeRule, pastedCode } from './pasted-code'

const A = '0123456789abcdef0123456789abcdef'
const B = 'fedcba9876543210fedcba9876543210'

it.each([
  [A, A],
  [`  ${A}\t\n`, A],
  [`Your code: ${A}. Enjoy!`, A],
  [`兑换码：${A}，请查收`, A],
  [`${A}\n${A}`, A],
  ['  my-own-code  ', 'my-own-code'],
  // Longer than a code: another format, so used as typed.
  [`${A}00`, `${A}00`],
  [`x${A}`, `x${A}`],
  [`${A} ${B}`, `${A} ${B}`],
  ['   ', ''],
])('pastedCode: %j becomes %j', (text, code) => {
  expect(pastedCode(text)).toBe(code)
})

it('codeRule: rejects a text with several codes', () => {
  expect(codeRule.safeParse(`${A}\n${B}`).error?.issues[0]?.message).toMatch(/more than one code/)
  expect(codeRule.safeParse(`${A}, again ${A}`).success).toBe(true)
  expect(codeRule.safeParse('a b c').success).toBe(true)
})
