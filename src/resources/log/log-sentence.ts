import { formatMoney, formatQuota, type MoneyScale } from '#/format/quota'
import { t, type MessageKey } from '#/i18n/i18n'
import type { Log } from './log'

/** An amount as the server writes it: `＄0.200000 额度` with currency display on, else `100000 点额度`. */
const AMOUNT = /^(?:＄(-?\d{1,15}(?:\.\d{1,10})?)|(-?\d{1,15}) 点) ?额度$/
const DIGITS = 'significant'

function amountText(text: string, scale: MoneyScale): string | undefined {
  const [, dollars, units] = AMOUNT.exec(text) ?? []
  if (dollars !== undefined) return formatMoney(Number(dollars), DIGITS)
  return units === undefined ? undefined : formatQuota(Number(units), scale, DIGITS)
}

type GiftKey = Extract<MessageKey, `log.sentence.gift.${string}`>
/** What is in front of the only amount of a sentence. */
const GIFTS: ReadonlyArray<readonly [start: string, key: GiftKey]> = [
  ['通过兑换码充值 ', 'log.sentence.gift.code'],
  ['通过 API 充值 ', 'log.sentence.gift.api'],
  ['新用户注册赠送 ', 'log.sentence.gift.registration'],
  ['使用邀请码赠送 ', 'log.sentence.gift.invited'],
  ['邀请用户赠送 ', 'log.sentence.gift.inviter'],
]

function giftText(content: string, scale: MoneyScale): string | undefined {
  const gift = GIFTS.find(([start]) => content.startsWith(start))
  if (!gift) return undefined
  const [start, key] = gift
  const amount = amountText(content.slice(start.length), scale)
  return amount === undefined ? undefined : t(key, { amount })
}

const QUOTA_CHANGE = /^管理员将用户额度从 ([^修]{1,40})修改为 (.{1,40})$/

function quotaChangeText(content: string, scale: MoneyScale): string | undefined {
  const [, before = '', after = ''] = QUOTA_CHANGE.exec(content) ?? []
  const [from, to] = [amountText(before, scale), amountText(after, scale)]
  return from === undefined || to === undefined ? undefined : t('log.sentence.quotaChange', { from, to })
}

const RATIOS = /^倍率：(\d{1,9}\.\d\d) × (\d{1,9}\.\d\d)(?: × (\d{1,9}\.\d\d))?$/
const PRICED_TOKENS = 1_000_000

/**
 * Model, group and completion ratio as prices. They are about right only, because the server writes two decimals; a ratio
 * that it rounded to 0 tells no price. Images and speech have no completion ratio, and are not paid by token.
 */
function ratioText(content: string, scale: MoneyScale): string | undefined {
  const [, model, group, completion] = RATIOS.exec(content) ?? []
  if (model === undefined || group === undefined) return undefined
  if (completion === undefined) return t('log.sentence.ratios', { model, group })
  const ratio = Number(model) * Number(group)
  if (ratio === 0) return undefined
  const price = (factor: number) => formatQuota(ratio * factor * PRICED_TOKENS, scale, DIGITS)
  return t('log.sentence.prices', { input: price(1), output: price(Number(completion)) })
}

const TEST_START = '渠道 '
const TEST_RESULTS = [
  [' 测试成功，响应：', 'log.sentence.test.passed'],
  [' 测试失败，错误：', 'log.sentence.test.failed'],
] as const

function testText(content: string): string | undefined {
  if (!content.startsWith(TEST_START)) return undefined
  for (const [middle, key] of TEST_RESULTS) {
    const at = content.indexOf(middle)
    if (at > 0)
      return t(key, { name: content.slice(TEST_START.length, at), text: content.slice(at + middle.length) })
  }
  return undefined
}

/**
 * A sentence that the server wrote into an entry, in the language of the console, with its amounts as the console writes
 * them and its ratios as prices; undefined for any other text.
 */
export function logSentence(content: string, scale: MoneyScale): string | undefined {
  return (
    giftText(content, scale) ??
    quotaChangeText(content, scale) ??
    ratioText(content, scale) ??
    testText(content)
  )
}

/** Below this, a speed has a decimal. */
const FAST = 10

/** Completion tokens per second as text; undefined where the time or the tokens are not known. */
export function speedText({
  elapsed_time,
  completion_tokens,
}: Pick<Log, 'elapsed_time' | 'completion_tokens'>): string | undefined {
  if (elapsed_time <= 0 || completion_tokens <= 0) return undefined
  const speed = (completion_tokens * 1000) / elapsed_time
  return t('log.speed', { n: speed.toFixed(speed < FAST ? 1 : 0) })
}
