import { subnetError } from '../server/cidr'
import { goBool, goInt, goInt64, goPointer, goString, goStruct, type GoValue } from '../server/go-struct'
import { refuse } from '../server/reply'
import { TOKEN_STATUS, type TokenRow } from './token-row'

const NAME_BYTES = 30

/** What the two writing calls read; ids of owners, keys and counters in a body are bound and then ignored. */
export const tokenBody = goStruct('model', 'Token', {
  id: goInt,
  user_id: goInt,
  key: goString,
  status: goInt,
  name: goString,
  created_time: goInt64,
  accessed_time: goInt64,
  expired_time: goInt64,
  remain_quota: goInt64,
  unlimited_quota: goBool,
  used_quota: goInt64,
  models: goPointer(goString),
  subnet: goPointer(goString),
})

type TokenBody = GoValue<typeof tokenBody>

/** The checks before both writes, in the server's order (K6.8). Throws the refusal as a Response. */
export function checkToken({ name, subnet }: Pick<TokenBody, 'name' | 'subnet'>): void {
  if (new TextEncoder().encode(name).length > NAME_BYTES) throw refuse('参数错误：令牌名称过长')
  const error = subnet ? subnetError(subnet) : undefined
  if (error) throw refuse(`参数错误：无效的网段：${error}`)
}

/** Refuses to enable a token whose stored time or quota is over (K6.8). Throws a Response. */
export function checkEnabling(stored: Readonly<TokenRow>, now: number): void {
  const isPast = stored.expired_time !== -1 && stored.expired_time <= now
  if (stored.status === TOKEN_STATUS.expired && isPast) {
    throw refuse('令牌已过期，无法启用，请先修改令牌过期时间，或者设置为永不过期')
  }
  const isSpent = stored.remain_quota <= 0 && !stored.unlimited_quota
  if (stored.status === TOKEN_STATUS.exhausted && isSpent) {
    throw refuse('令牌可用额度已用尽，无法启用，请先修改令牌剩余额度，或者设置为无限额度')
  }
}

/** What a full PUT writes: all six, also when absent from the body; never the status (K6.8). */
export function overwritten(body: TokenBody): Partial<TokenRow> {
  const { name, expired_time, remain_quota, unlimited_quota, models, subnet } = body
  return { name, expired_time, remain_quota, unlimited_quota, models, subnet }
}

const orders: Record<string, (a: TokenRow, b: TokenRow) => number> = {
  remain_quota: (a, b) =>
    Number(b.unlimited_quota) - Number(a.unlimited_quota) || b.remain_quota - a.remain_quota,
  used_quota: (a, b) => b.used_quota - a.used_quota,
}

/** The order a list call asks for, undefined for newest first (K6.8). */
export function tokenOrder(name: string | null): ((a: TokenRow, b: TokenRow) => number) | undefined {
  return name !== null && Object.hasOwn(orders, name) ? orders[name] : undefined
}
