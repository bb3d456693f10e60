import { beforeAll, describe, expect, it } from 'vitest'
import { setLanguage } from '#/i18n/i18n'
import { logSentence, speedText } from './log-sentence'

const DOLLARS = { perDollar: 500_000, inCurrency: true }
const UNITS = { perDollar: 500_000, inCurrency: false }

describe('sentences of the server', () => {
  beforeAll(() => setLanguage('en'))

  it.each([
    ['通过兑换码充值 ＄0.000200 额度', 'Redeemed a code: $0.0002'],
    ['通过 API 充值 ＄1.000000 额度', 'Topped up by API: $1.00'],
    ['新用户注册赠送 100000 点额度', 'Gift for a new account: $0.20'],
    ['使用邀请码赠送 ＄0.100000 额度', 'Gift for using an invite code: $0.10'],
    ['邀请用户赠送 ＄0.100000 额度', 'Gift for inviting a user: $0.10'],
    [
      '管理员将用户额度从 ＄90.000000 额度修改为 ＄-1.500000 额度',
      'An administrator changed the quota from $90.00 to -$1.50',
    ],
    ['倍率：1.25 × 1.00 × 4.00', 'about $2.50 for 1M input tokens, $10.00 for 1M output tokens'],
    ['倍率：15.00 × 0.50', 'Ratios: model 15.00, group 0.50'],
    ['渠道 测试 A 测试成功，响应：Hello!\nAgain', 'Channel 测试 A passed its test. Response: Hello!\nAgain'],
    ['渠道 A 测试失败，错误：status 401', 'Channel A failed its test. Error: status 401'],
  ])('%s', (content, text) => expect(logSentence(content, DOLLARS)).toBe(text))

  it('amounts and prices are in units if the server shows units', () => {
    expect(logSentence('通过兑换码充值 100000 点额度', UNITS)).toBe('Redeemed a code: 100,000')
    expect(logSentence('倍率：1.25 × 1.00 × 4.00', UNITS)).toContain('1,250,000 for')
  })

  it.each([
    'Goodwill credit',
    '第三季度预算',
    '',
    '通过 API 充值 someone',
    '通过兑换码充值 ＄1.000000 额度 and more',
    '倍率：0.00 × 1.00 × 2.00',
    '倍率：NaN × 1.00 × 2.00',
    '渠道 A 测试',
  ])('%j is left as it is', (content) => expect(logSentence(content, DOLLARS)).toBeUndefined())
})

describe('speed', () => {
  beforeAll(() => setLanguage('en'))

  it.each([
    [2000, 84, '42 tokens/s'],
    [4000, 10, '2.5 tokens/s'],
    [0, 10, undefined],
    [1000, 0, undefined],
  ])('%i ms for %i tokens', (elapsed_time, completion_tokens, text) =>
    expect(speedText({ elapsed_time, completion_tokens })).toBe(text),
  )
})
