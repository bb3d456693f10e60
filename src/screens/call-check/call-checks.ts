import type { MessageKey } from '#/i18n/i18n'
import { CHANNEL_STATUS, hasFailedTest, type Channel } from '#/resources/channel/channel'
import { billedModel } from '#/resources/channel/coverage/coverage-findings'
import { groupsOf, isEnabled } from '#/resources/channel/coverage/coverage-matrix'
import { DEFAULT_GROUP } from '#/resources/group/group'
import { OPTION_KEYS, type Options } from '#/resources/option/option'
import { ratioNumbers } from '#/resources/option/ratio-map'
import { isExpiredAt, TOKEN_STATUS, type Token } from '#/resources/token/token'
import { USER_STATUS, type User } from '#/resources/user/user'

/** What is known of a call. What could not be read is undefined, and what depends on it is left out. */
export interface CallFacts {
  model: string
  /** The token of the call; only own tokens can be read. */
  token?: Token | undefined
  user: { id: number; status?: User['status']; group?: string; quota?: number | undefined }
  /** All channels; undefined for ordinary users. */
  channels?: readonly Channel[] | undefined
  /** The models that the server offers to the account; for ordinary users instead of `channels`. */
  available?: readonly string[] | undefined
  /** The options of the server, which only root reads: what a call costs. */
  options?: Options | undefined
  /** Unix seconds of the server's clock. */
  now: number
}

type Judged =
  | 'tokenState'
  | 'tokenExpiry'
  | 'tokenQuota'
  | 'tokenModels'
  | 'account'
  | 'offered'
  | 'balance'
  | 'tokenReserve'
export type CheckSubject = Judged | 'tokenSubnet' | 'channels' | 'reserved' | 'price'
type State = 'pass' | 'warn' | 'fail'

export interface CallCheck {
  about: CheckSubject
  state: State
  text: Extract<MessageKey, `callCheck.${CheckSubject}.${State}`>
  /** What the relay would answer, without the request id. */
  words?: string | undefined
  /** The channels that serve the call, in the order of their use. */
  serving?: readonly Channel[]
  /** Channels that have the model, but are disabled or of another group. */
  others?: readonly Channel[]
}

/** A check that fails with words of the relay, or passes. */
function judged(about: Judged, words: string | undefined): CallCheck {
  const state = words === undefined ? 'pass' : 'fail'
  return { about, state, text: `callCheck.${about}.${state}`, words }
}

function tokenStateWords({ id, name, status }: Token): string | undefined {
  if (status === TOKEN_STATUS.enabled) return undefined
  if (status === TOKEN_STATUS.exhausted) return `令牌 ${name}（#${id}）额度已用尽`
  return status === TOKEN_STATUS.expired ? '该令牌已过期' : '该令牌状态不可用'
}

function tokenChecks(token: Token, { model, now }: CallFacts): CallCheck[] {
  const { remain_quota: quota, unlimited_quota, subnet, models } = token
  const isSpent = !unlimited_quota && quota !== undefined && quota <= 0
  const isRefused = models.length > 0 && !models.includes(model)
  return [
    judged('tokenState', tokenStateWords(token)),
    judged('tokenExpiry', isExpiredAt(token, now) ? '该令牌已过期' : undefined),
    judged('tokenQuota', isSpent ? '该令牌额度已用尽' : undefined),
    ...(subnet.length > 0
      ? [{ about: 'tokenSubnet', state: 'warn', text: 'callCheck.tokenSubnet.warn' } as const]
      : []),
    judged('tokenModels', isRefused ? `该令牌无权使用模型：${model}` : undefined),
  ]
}

function channelCheck(channels: readonly Channel[], model: string, group: string): CallCheck {
  const withModel = channels.filter(({ models }) => models.includes(model))
  const serving = withModel
    .filter((channel) => isEnabled(channel) && groupsOf(channel).includes(group))
    // The relay draws one of the highest priority first.
    .toSorted((a, b) => b.priority - a.priority || a.id - b.id)
  const others = withModel.filter((channel) => !serving.includes(channel))
  const state = serving.length === 0 ? 'fail' : serving.every(hasFailedTest) ? 'warn' : 'pass'
  const words = state === 'fail' ? `当前分组 ${group} 下对于模型 ${model} 无可用渠道` : undefined
  return { about: 'channels', state, text: `callCheck.channels.${state}`, words, serving, others }
}

/** Tokens of a short question. */
const PROMPT_TOKENS = 10
/** What the server charges for a model without a price. */
const DEFAULT_RATIO = 30
/** Less quota may be too little where the price is not known: several times what a call of a dear model reserves. */
const LITTLE = 50_000
/** From so many times the reservation on, the server does not ask the token. */
const TRUSTED = 100

/** Names by which the call may be charged, one for each channel: after its mapping, and with its type where that has a price. */
function billedNames(prices: ReadonlyMap<string, number>, model: string, serving: readonly Channel[]) {
  const names = serving.map((channel) => {
    const name = billedModel(channel, model)
    return prices.has(`${name}(${channel.type})`) ? `${name}(${channel.type})` : name
  })
  return names.length > 0 ? names : [model]
}

function priceChecks(options: Options, model: string, group: string, serving: readonly Channel[]) {
  const prices = ratioNumbers(options, OPTION_KEYS.modelRatio)
  const names = billedNames(prices, model, serving)
  const state = names.every((name) => prices.has(name)) ? 'pass' : 'warn'
  const check: CallCheck = { about: 'price', state, text: `callCheck.price.${state}` }
  const ratios = names.map((name) => prices.get(name) ?? DEFAULT_RATIO)
  const groupRatio = ratioNumbers(options, OPTION_KEYS.groupRatio).get(group) ?? 1
  const tokens = Number(options.get(OPTION_KEYS.preConsumedQuota) ?? 0) + PROMPT_TOKENS
  // Any of the channels may be drawn: the dearest counts.
  return { check, reserved: Math.trunc(tokens * Math.max(...ratios) * groupRatio) }
}

/** What the relay asks of the balance, and of the token unless the owner has a hundred times as much. */
function quotaChecks(quota: number, token: Token | undefined, reserved: number | undefined): CallCheck[] {
  const checkOf = (about: 'balance' | 'tokenReserve', left: number, words: string): CallCheck =>
    reserved === undefined && left > 0 && left < LITTLE
      ? { about, state: 'warn', text: `callCheck.${about}.warn` }
      : judged(about, left < (reserved ?? 1) ? words : undefined)
  const { unlimited_quota = true, remain_quota } = token ?? {}
  const isAsked = !unlimited_quota && remain_quota !== undefined && quota <= TRUSTED * (reserved ?? LITTLE)
  return [
    ...(reserved === undefined
      ? []
      : [{ about: 'reserved', state: 'pass', text: 'callCheck.reserved.pass' } as const]),
    checkOf('balance', quota, 'user quota is not enough'),
    ...(isAsked ? [checkOf('tokenReserve', remain_quota, '令牌额度不足')] : []),
  ]
}

/**
 * Returns the checks of the relay on a call, in its order, and the quota that it reserves before; what depends on unknown
 * facts is left out.
 */
export function diagnoseCall(facts: CallFacts) {
  const { token, user, channels, available, options, model } = facts
  // The server compares the whole text with the name of a group, also one with commas.
  const group = user.group?.trim() || DEFAULT_GROUP
  const checks = token ? tokenChecks(token, facts) : []
  if (user.status !== undefined)
    checks.push(judged('account', user.status === USER_STATUS.enabled ? undefined : '用户已被封禁'))
  const served = channels && user.group !== undefined ? channelCheck(channels, model, group) : undefined
  if (served) checks.push(served)
  else if (available) {
    const words = `当前分组 ${group} 下对于模型 ${model} 无可用渠道`
    checks.push(judged('offered', available.includes(model) ? undefined : words))
  }
  const price = options && priceChecks(options, model, group, served?.serving ?? [])
  const reserved = price?.reserved
  if (user.quota !== undefined) checks.push(...quotaChecks(user.quota, token, reserved))
  if (price) checks.push(price.check)
  return { checks, group, reserved }
}

/** Whether a channel was disabled by a person; the server enables none of these again by itself. */
export const isOffByHand = ({ status }: Pick<Channel, 'status'>) => status === CHANNEL_STATUS.disabled
