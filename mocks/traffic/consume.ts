import type { LogRow } from '../log/log-row'
import { ratiosFor } from '../option/ratios'
import {
  modelRefusal,
  ownerRefusal,
  priceOf,
  quotaRefusal,
  reservation,
  settle,
  tokenRefusal,
  type Payer,
} from '../relay/accounting'
import { TOKEN_STATUS, type TokenRow } from '../token/token-row'
import type { World } from '../world'
import type { ConsumeOrder } from './consume-order'

/** Result of a relay call: price and log entry (null if consumption is not logged), or the refusal. */
export type Consumption =
  | { ok: true; quota: number; log: Readonly<LogRow> | null }
  | { ok: false; message: string }

function payerOf({ users, tokens }: World, { token_id, user: name }: ConsumeOrder): Payer | string {
  const named = name === undefined ? undefined : users.find((row) => row.username === name)
  if (name !== undefined && !named) return `no such user: ${name}`
  const own = (row: TokenRow) => row.user_id === named?.id && row.status === TOKEN_STATUS.enabled
  const token = token_id === undefined ? tokens.find(own) : tokens.get(token_id)
  if (token_id !== undefined && !token) return '无效的令牌'
  const user = named ?? users.get(token?.user_id ?? 0)
  return user ? { user, token } : 'a token_id or a user is needed'
}

/**
 * Simulates a successful relay call: checks token and user like the relay, then charges user, token and channel and
 * writes a type-2 log entry (K5.5, K6.8 and K8.6). A price in the order is charged without a reservation. The call
 * succeeds without a channel; the entry then has the requested id or 0. The traffic generator makes a thousand at once, so
 * the channel is the first that is found, whatever its priority.
 */
export function consume(world: World, order: ConsumeOrder, at = world.clock.now()): Consumption {
  const payer = payerOf(world, order)
  if (typeof payer === 'string') return { ok: false, message: payer }
  const { user, token } = payer
  const { model, prompt_tokens, completion_tokens } = order
  const channel =
    order.channel === undefined
      ? world.channels.find(({ id }) => world.abilities.serves(id, user.group, model))
      : world.channels.get(order.channel)
  const ratios = ratiosFor(world.options, model, user.group, channel?.type ?? 0)
  const setAside = order.quota === undefined ? reservation(world, prompt_tokens, ratios) : 0
  const message =
    (token && tokenRefusal(world, token)) ??
    ownerRefusal(world, user) ??
    modelRefusal(token, model) ??
    quotaRefusal(payer, setAside)?.message
  if (message !== undefined) return { ok: false, message }
  const quota = order.quota ?? priceOf(order, ratios)
  const log = settle(world, {
    user,
    token,
    model,
    quota,
    ratios,
    channel: order.channel ?? channel?.id ?? 0,
    prompt_tokens,
    completion_tokens,
    at,
    elapsed_time: 200 + completion_tokens * 9,
    is_stream: completion_tokens % 2 === 1,
  })
  return { ok: true, quota, log }
}
