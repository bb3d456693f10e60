import { expect, it } from 'vitest'
import { HttpFailure, type FailureKind } from '#/http/failure'
import { setLanguage } from '#/i18n/i18n'
import type { LostTopUp } from '#/resources/account/balance'
import { codeRule, pastedCode, lostText, redeemProblem, redeemText } from './redeem'

const A = '0123456789abcdef0123456789abcdef'
const B = 'fedcba9876543210fedcba9876543210'

it.each([
  [A, A],
  [`  ${A}\t\n`, A],
  [`Your code: ${A}. Enjoy!`, A],
  [`兑换码：${A}，请查收`, A],
  [`${A}\n${A}`, A],
  ['  my-own-code  ', 'my-own-code'],
  [`${A.slice(0, 9)}\u200B${A.slice(9)}`, A],
  [`\u2066${A}\u2069`, A],
  ['\uFEFFmy-own-code\u00AD', 'my-own-code'],
  // Longer than a code: another format, so used as typed.
  [`${A}00`, `${A}00`],
  [`x${A}`, `x${A}`],
  [`${A} ${B}`, `${A} ${B}`],
  ['   ', ''],
])('pastedCode: %j becomes %j', (text, code) => {
  expect(pastedCode(text)).toBe(code)
})

it('codeRule: rejects a text with several codes', () => {
  expect(codeRule(`${A}\n${B}`)).toMatch(/more than one code/)
  expect(codeRule(`${A}, again ${A}`)).toBeUndefined()
  expect(codeRule('a b c')).toBeUndefined()
})

const amount = (quota: number) => `$${quota}`
const failure = (kind: FailureKind, status?: number, serverMessage?: string) =>
  new HttpFailure({ kind, status, serverMessage })

const FAILED: readonly (readonly [string, unknown])[] = [
  ['offline', failure('offline')],
  ['unreachable', failure('unreachable')],
  ['a time-out', failure('timeout')],
  ['500', failure('server', 500, 'stack')],
  ['502', failure('server', 502)],
  ['503', failure('unavailable', 503)],
  ['504', failure('server', 504)],
  ['429', failure('rateLimited', 429)],
  ['413', failure('tooLarge', 413)],
  ['418', failure('other', 418)],
  ['half an answer', failure('truncated')],
  ['a page', failure('malformed')],
  ['a bug', new Error('odd')],
]

it.each(FAILED)(
  'redeemText: after %s the text starts with "Request failed" and says that the code was not redeemed',
  (_, error) => {
    expect(redeemText(error)).toMatch(
      /^Request failed: .+ – the code was not redeemed, so it can be sent again\.$/,
    )
    expect(redeemProblem(error)?.message).toBe(redeemText(error))
  },
)

it.each(FAILED)('redeemText: after %s the Chinese text starts with 请求失败', async (_, error) => {
  await setLanguage('zh')
  expect(redeemText(error)).toMatch(/^请求失败：/)
})

it.each([
  [failure('refused', 200, '该兑换码已被使用'), '该兑换码已被使用'],
  [failure('refused', 200), 'Request failed'],
  [failure('forbidden', 403, 'not you'), 'not you'],
  [failure('demoReadOnly', 405), 'This site is for demonstration only, no server'],
])('redeemText: a rejection %s shows %s unchanged', (error, text) => expect(redeemText(error)).toBe(text))

const LOST: readonly (readonly [LostTopUp, RegExp])[] = [
  [{ balance: 'increased', before: 1, after: 2 }, /balance rose from \$1 to \$2 in the meantime/],
  [{ balance: 'unchanged', before: 1, after: 1 }, /the balance has not risen/],
  [{ balance: 'unknown' }, /the balance could not be loaded/],
]
it.each(LOST)(
  'lostText: a lost response with %o starts with "Request failed" in both languages',
  async (lost, text) => {
    expect(lostText(lost, amount)).toMatch(/^Request failed: no usable response arrived/)
    expect(lostText(lost, amount)).toMatch(text)
    await setLanguage('zh')
    expect(lostText(lost, amount)).toMatch(/^请求失败：/)
  },
)
