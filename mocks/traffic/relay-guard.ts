import { TOKEN_STATUS, type TokenRow } from '../token/token-row'
import type { UserRow } from '../user/user-row'
import type { World } from '../world'

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

/** The refusal if the owner is disabled or the token does not allow the model; undefined otherwise. */
export function callerRefusal(
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
export function quotaRefusal(
  user: Readonly<UserRow>,
  token: Readonly<TokenRow> | undefined,
  setAside: number,
): string | undefined {
  if (user.quota - setAside < 0) return 'user quota is not enough'
  const isTrusted = user.quota > 100 * setAside
  const isShort = token && !token.unlimited_quota && token.remain_quota < setAside
  return isShort && !isTrusted ? '令牌额度不足' : undefined
}
