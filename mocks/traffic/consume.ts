import { ratioText } from '../log/ratio-text'
import { LOG_TYPE, type LogRow } from '../log/log-row'
import { recordLog } from '../log/record-log'
import { ratiosFor, type PriceRatios } from '../option/ratios'
import { TOKEN_STATUS, type TokenRow } from '../token/token-row'
import type { UserRow } from '../user/user-row'
import type { World } from '../world'
import { channelOf, chargeChannel } from './channel-of'
import type { ConsumeOrder } from './consume-order'
import { callerRefusal, quotaRefusal, tokenRefusal } from './relay-guard'

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
