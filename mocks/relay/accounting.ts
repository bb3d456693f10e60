import type { ChannelRow } from '../channel/channel-row'
import { ratioText, recordLog } from '../log/record-log'
import { LOG_TYPE, type LogRow } from '../log/log-row'
import type { PriceRatios } from '../option/ratios'
import { TOKEN_STATUS, type TokenRow } from '../token/token-row'
import type { UserRow } from '../user/user-row'
import type { World } from '../world'

/** Who pays for a relay call. A call of the traffic generator may have no token. */
export interface Payer {
  user: Readonly<UserRow>
  token: Readonly<TokenRow> | undefined
}

/**
 * Checks a token like the relay: sets status 3 or 4 on an expired or exhausted token and returns the refusal (K6.8: the
 * server sets these statuses lazily). Undefined if the call is allowed.
 */
export function tokenRefusal(world: World, token: Readonly<TokenRow>): string | undefined {
  if (token.status === TOKEN_STATUS.exhausted) return `令牌 ${token.name}（#${token.id}）额度已用尽`
  if (token.status === TOKEN_STATUS.expired) return '该令牌已过期'
  if (token.status !== TOKEN_STATUS.enabled) return '该令牌状态不可用'
  if (token.expired_time !== -1 && token.expired_time < world.clock.now()) {
    world.tokens.update(token.id, { status: TOKEN_STATUS.expired })
    return '该令牌已过期'
  }
  if (!token.unlimited_quota && token.remain_quota <= 0) {
    world.tokens.update(token.id, { status: TOKEN_STATUS.exhausted })
    return '该令牌额度已用尽'
  }
  return undefined
}

/** The refusal if the owner is disabled; undefined otherwise. */
export function ownerRefusal(world: World, user: Readonly<UserRow> | undefined): string | undefined {
  return user?.status === 1 && !world.banned.has(user.id) ? undefined : '用户已被封禁'
}

/** The refusal if the token does not allow the model; undefined otherwise. */
export function modelRefusal(token: Readonly<TokenRow> | undefined, model: string): string | undefined {
  return token?.models && !token.models.split(',').includes(model)
    ? `该令牌无权使用模型：${model}`
    : undefined
}

/** A refusal for lack of quota: the code of the relay's error and its message. */
export interface QuotaRefusal {
  code: 'insufficient_user_quota' | 'pre_consume_token_quota_failed'
  message: string
}

/**
 * The refusal if the quota does not cover the reservation of `setAside` quota; users with a large quota are not checked
 * (K7.1).
 */
export function quotaRefusal({ user, token }: Payer, setAside: number): QuotaRefusal | undefined {
  if (user.quota - setAside < 0)
    return { code: 'insufficient_user_quota', message: 'user quota is not enough' }
  const isTrusted = user.quota > 100 * setAside
  const isShort = token && !token.unlimited_quota && token.remain_quota < setAside
  return isShort && !isTrusted
    ? { code: 'pre_consume_token_quota_failed', message: '令牌额度不足' }
    : undefined
}

/** Quota to set aside before a call of so many tokens, `PreConsumedQuota` tokens more (K7.1). */
export function reservation(world: World, tokens: number, ratios: PriceRatios): number {
  return Math.trunc((world.options.int('PreConsumedQuota') + tokens) * ratios.model * ratios.group)
}

/**
 * The enabled channels that serve a model for a group, in the order in which the embedded gateway uses them: highest
 * priority first, then by id. The server chooses by chance among those of the highest priority.
 */
export function channelsFor(
  { abilities, channels }: World,
  group: string,
  model: string,
): Readonly<ChannelRow>[] {
  return channels
    .all(({ id }) => abilities.serves(id, group, model))
    .toSorted((one, other) => (other.priority ?? 0) - (one.priority ?? 0) || one.id - other.id)
}

interface Tokens {
  prompt_tokens: number
  completion_tokens: number
}

/** Price in quota: ceil((prompt + completion × ratio) × model × group), at least 1 unless free; 0 without tokens (K8.6). */
export function priceOf({ prompt_tokens, completion_tokens }: Tokens, ratios: PriceRatios): number {
  if (prompt_tokens + completion_tokens === 0) return 0
  const ratio = ratios.model * ratios.group
  const price = Math.ceil((prompt_tokens + completion_tokens * ratios.completion) * ratio)
  return ratio !== 0 && price <= 0 ? 1 : price
}

function chargePayer(world: World, { user, token }: Payer, quota: number): void {
  world.users.update(user.id, {
    quota: user.quota - quota,
    used_quota: user.used_quota + quota,
    request_count: user.request_count + 1,
  })
  // Unlimited tokens are not charged. A limited token may go below 0; its next call marks it as exhausted.
  if (!token || token.unlimited_quota) return
  world.tokens.update(token.id, {
    remain_quota: token.remain_quota - quota,
    used_quota: token.used_quota + quota,
    accessed_time: world.clock.now(),
  })
}

/** A successful relay call. */
export interface RelayedCall extends Payer, Tokens {
  /** The name that was sent to the provider, after the channel's mapping. */
  model: string
  /** Price in quota. */
  quota: number
  ratios: PriceRatios
  /** Id of the channel, which may not exist; 0 for none. */
  channel: number
  /** Unix seconds of the log entry. */
  at: number
  elapsed_time: number
  is_stream: boolean
  /** Default: an id of its own. */
  request_id?: string
}

/**
 * Charges user, token and channel for a call and writes a type-2 log entry (K5.5). Returns the entry, null if consumption
 * is not logged.
 */
export function settle(world: World, call: RelayedCall): Readonly<LogRow> | null {
  const { user, token, quota, ratios, channel, model, at, ...logged } = call
  chargePayer(world, { user, token }, quota)
  const row = world.channels.get(channel)
  if (row) world.channels.update(channel, { used_quota: row.used_quota + quota })
  const entry = recordLog(world, {
    ...logged,
    user_id: user.id,
    type: LOG_TYPE.consume,
    content: ratioText(ratios.model, ratios.group, ratios.completion),
    token_name: token?.name ?? '',
    model_name: model,
    quota,
    channel,
    created_at: at,
  })
  return entry ?? null
}
