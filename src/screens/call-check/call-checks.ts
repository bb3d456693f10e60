import { CHANNEL_STATUS, type Channel } from '#/resources/channel/channel'
import { groupsOf, isEnabled } from '#/resources/channel/coverage/coverage-matrix'
import { DEFAULT_GROUP } from '#/resources/group/group'
import { isExpiredAt, TOKEN_STATUS, type Token } from '#/resources/token/token'
import { USER_STATUS, type User } from '#/resources/user/user'

/** What is known of a call. What could not be read is undefined, and what depends on it is left out. */
export interface CallFacts {
  model: string
  /** The token of the call; only own tokens can be read. */
  token?: Pick<
    Token,
    'id' | 'name' | 'status' | 'expired_time' | 'remain_quota' | 'unlimited_quota' | 'models' | 'subnet'
  >
  user: {
    /** Whose call it is. */
    id: number
    status?: User['status']
    group?: string
    quota?: number | undefined
    /** Whether the signed-in account may open the page of the user. */
    isEditable?: boolean
  }
  /** All channels; undefined for ordinary users. */
  channels?: readonly Channel[]
  /** The models that the server offers to the account; for ordinary users instead of `channels`. */
  available?: readonly string[]
  /** Names of the models with a price; undefined where options cannot be read. */
  priced?: ReadonlySet<string>
  /** Unix seconds of the server's clock. */
  now: number
}

/** A channel that could serve the call, and what keeps it from doing so. */
interface Candidate {
  channel: Channel
  obstacle?: 'disabled' | 'otherGroup'
}

/** One check of the relay, in the relay's order. `words` is what it would answer, without the request id. */
export type CallCheck = { words?: string } & (
  | { about: 'tokenState' | 'tokenQuota'; state: 'pass' | 'fail' }
  | { about: 'tokenExpiry'; state: 'fail' }
  | { about: 'tokenSubnet'; state: 'warn'; subnets: readonly string[] }
  | { about: 'tokenModels'; state: 'pass' | 'fail'; models: readonly string[] }
  | { about: 'account'; state: 'pass' | 'fail' }
  | { about: 'offered'; state: 'pass' | 'fail' }
  | {
      about: 'channels'
      state: 'pass' | 'warn' | 'fail'
      group: string
      serving: Channel[]
      others: Candidate[]
    }
  | { about: 'balance'; state: 'pass' | 'fail' }
  | { about: 'price'; state: 'pass' | 'warn' }
)

function tokenStateWords({ id, name, status }: NonNullable<CallFacts['token']>): string | undefined {
  if (status === TOKEN_STATUS.enabled) return undefined
  if (status === TOKEN_STATUS.exhausted) return `令牌 ${name}（#${id}）额度已用尽`
  return status === TOKEN_STATUS.expired ? '该令牌已过期' : '该令牌状态不可用'
}

/** A check that fails with the relay's words, or passes. */
const outcome = (words: string | undefined) =>
  words === undefined ? ({ state: 'pass' } as const) : ({ state: 'fail', words } as const)

function tokenChecks({ token, model, now }: CallFacts): CallCheck[] {
  if (!token) return []
  const { remain_quota: quota, unlimited_quota, subnet, models } = token
  const isSpent = !unlimited_quota && quota !== undefined && quota <= 0
  return [
    { about: 'tokenState', ...outcome(tokenStateWords(token)) },
    ...(isExpiredAt(token, now)
      ? [{ about: 'tokenExpiry', state: 'fail', words: '该令牌已过期' } as const]
      : []),
    { about: 'tokenQuota', ...outcome(isSpent ? '该令牌额度已用尽' : undefined) },
    ...(subnet.length > 0 ? [{ about: 'tokenSubnet', state: 'warn', subnets: subnet } as const] : []),
    ...(models.length > 0
      ? [
          {
            about: 'tokenModels',
            models,
            ...outcome(models.includes(model) ? undefined : `该令牌无权使用模型：${model}`),
          } as const,
        ]
      : []),
  ]
}

/** A test was run and failed: the server then stores no response time. */
const hasFailedTest = ({ test_time, response_time }: Channel) => test_time > 0 && response_time === 0

/** The server compares the whole text with the name of a group, also one with commas. */
const routedGroup = (group = '') => group.trim() || DEFAULT_GROUP

function channelCheck(channels: readonly Channel[], model: string, givenGroup: string): CallCheck {
  const group = routedGroup(givenGroup)
  const withModel = channels.filter(({ models }) => models.includes(model))
  const serving = withModel.filter((channel) => isEnabled(channel) && groupsOf(channel).includes(group))
  const others = withModel
    .filter((channel) => !serving.includes(channel))
    .map((channel) => ({
      channel,
      obstacle: groupsOf(channel).includes(group) ? ('disabled' as const) : ('otherGroup' as const),
    }))
  // The relay draws one of the highest priority first.
  serving.sort((a, b) => b.priority - a.priority || a.id - b.id)
  const state = serving.length === 0 ? 'fail' : serving.every(hasFailedTest) ? 'warn' : 'pass'
  const words = state === 'fail' ? `当前分组 ${group} 下对于模型 ${model} 无可用渠道` : undefined
  return { about: 'channels', state, words, group, serving, others }
}

/** Returns the checks of the relay on a call, in its order; those whose facts are not known are left out. */
export function callChecks(facts: CallFacts): CallCheck[] {
  const { user, channels, available, priced, model } = facts
  const checks: CallCheck[] = tokenChecks(facts)
  if (user.status !== undefined) {
    const isEnabledUser = user.status === USER_STATUS.enabled
    checks.push({ about: 'account', ...outcome(isEnabledUser ? undefined : '用户已被封禁') })
  }
  if (channels && user.group !== undefined) checks.push(channelCheck(channels, model, user.group))
  else if (available) {
    const words = `当前分组 ${routedGroup(user.group)} 下对于模型 ${model} 无可用渠道`
    checks.push({ about: 'offered', ...outcome(available.includes(model) ? undefined : words) })
  }
  if (user.quota !== undefined) {
    checks.push({ about: 'balance', ...outcome(user.quota > 0 ? undefined : 'user quota is not enough') })
  }
  if (priced) checks.push({ about: 'price', state: priced.has(model) ? 'pass' : 'warn' })
  return checks
}

/** Whether a channel was disabled by a person; the server enables none of these again by itself. */
export const isOffByHand = ({ status }: Pick<Channel, 'status'>) => status === CHANNEL_STATUS.disabled
