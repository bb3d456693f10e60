import { ratioText, recordLog } from '../log/record-log'
import { LOG_TYPE, type LogRow } from '../log/log-row'
import { ratiosFor, type PriceRatios } from '../option/ratios'
import { TOKEN_STATUS, type TokenRow } from '../token/token-row'
import type { UserRow } from '../user/user-row'
import type { World } from '../world'
import type { ConsumeOrder } from './consume-order'
import type { ChannelRow } from '../channel/channel-row'

/**
 * Checks a token like the relay: sets status 3 or 4 on an expired or exhausted token and returns the refusal (K6.8: the
 * server sets these statuses lazily). Undefined if the call is allowed.
 */
function tokenRefusal(world: World, token: Readonly<TokenRow>): string | undefined {
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

/** The refusal if the owner is disabled or the token does not allow the model; undefined otherwise. */
function callerRefusal(
  world: World,
  user: Readonly<UserRow>,
  token: Readonly<TokenRow> | undefined,
  model: string,
): string | undefined {
  if (user.status !== 1 || world.banned.has(user.id)) return '用户已被封禁'
  if (token?.models && !token.models.split(',').includes(model)) return `该令牌无权使用模型：${model}`
  return undefined
}

/** The refusal if the user's quota does not cover the reservation; users with a large quota are not checked (K7.1). */
function quotaRefusal(
  user: Readonly<UserRow>,
  token: Readonly<TokenRow> | undefined,
  setAside: number,
): string | undefined {
  if (user.quota - setAside < 0) return 'user quota is not enough'
  const isTrusted = user.quota > 100 * setAside
  const isShort = token && !token.unlimited_quota && token.remain_quota < setAside
  return isShort && !isTrusted ? '令牌额度不足' : undefined
}

/** The channel of a call: the specified one, else the first that serves the group and model. */
function channelOf(
  { abilities, channels }: Pick<World, 'abilities' | 'channels'>,
  { channel, model, group }: { channel?: number; model: string; group: string },
): Readonly<ChannelRow> | undefined {
  if (channel !== undefined) return channels.get(channel)
  return channels.find(({ id }) => abilities.serves(id, group, model))
}

/** Adds to the used quota of a channel; ignores unknown ids. */
function chargeChannel({ channels }: Pick<World, 'channels'>, id: number, quota: number): void {
  const row = channels.get(id)
  if (row) channels.update(id, { used_quota: row.used_quota + quota })
}

/** Result of a relay call: price and log entry (null if consumption is not logged), or the refusal. */
export type Consumption =
  | { ok: true; quota: number; log: Readonly<LogRow> | null }
  | { ok: false; message: string }

interface Payer {
  user: Readonly<UserRow>
  token: Readonly<TokenRow> | undefined
}

function payerOf({ users, tokens }: World, { token_id, user: name }: ConsumeOrder): Payer | string {
  const named = name === undefined ? undefined : users.find((row) => row.username === name)
  if (name !== undefined && !named) return `no such user: ${name}`
  const own = (row: TokenRow) => row.user_id === named?.id && row.status === TOKEN_STATUS.enabled
  const token = token_id === undefined ? tokens.find(own) : tokens.get(token_id)
  if (token_id !== undefined && !token) return '无效的令牌'
  const user = named ?? users.get(token?.user_id ?? 0)
  return user ? { user, token } : 'a token_id or a user is needed'
}

/** Price in quota: ceil((prompt + completion × ratio) × model × group), at least 1 unless free; 0 without tokens (K8.6). */
function priceOf({ prompt_tokens, completion_tokens }: ConsumeOrder, ratios: PriceRatios): number {
  if (prompt_tokens + completion_tokens === 0) return 0
  const ratio = ratios.model * ratios.group
  const price = Math.ceil((prompt_tokens + completion_tokens * ratios.completion) * ratio)
  return ratio !== 0 && price <= 0 ? 1 : price
}

function charge(world: World, { user, token }: Payer, quota: number): void {
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

/**
 * Simulates a successful relay call: checks token and user like the relay, then charges user, token and channel and
 * writes a type-2 log entry (K5.5, K6.8 and K8.6). A price in the order is charged without a reservation. The call
 * succeeds without a channel; the entry then has the requested id or 0.
 */
export function consume(world: World, order: ConsumeOrder, at = world.clock.now()): Consumption {
  const payer = payerOf(world, order)
  if (typeof payer === 'string') return { ok: false, message: payer }
  const { user, token } = payer
  const channel = channelOf(world, { ...order, group: user.group })
  const ratios = ratiosFor(world.options, order.model, user.group, channel?.type ?? 0)
  const tokens = world.options.int('PreConsumedQuota') + order.prompt_tokens
  const setAside = order.quota === undefined ? Math.trunc(tokens * ratios.model * ratios.group) : 0
  const message =
    (token && tokenRefusal(world, token)) ??
    callerRefusal(world, user, token, order.model) ??
    quotaRefusal(user, token, setAside)
  if (message !== undefined) return { ok: false, message }
  const quota = order.quota ?? priceOf(order, ratios)
  charge(world, payer, quota)
  const channelId = order.channel ?? channel?.id ?? 0
  chargeChannel(world, channelId, quota)
  const log = recordLog(world, {
    user_id: user.id,
    type: LOG_TYPE.consume,
    content: ratioText(ratios.model, ratios.group, ratios.completion),
    token_name: token?.name ?? '',
    model_name: order.model,
    quota,
    prompt_tokens: order.prompt_tokens,
    completion_tokens: order.completion_tokens,
    channel: channelId,
    created_at: at,
    elapsed_time: 200 + order.completion_tokens * 9,
    is_stream: order.completion_tokens % 2 === 1,
  })
  return { ok: true, quota, log: log ?? null }
}
