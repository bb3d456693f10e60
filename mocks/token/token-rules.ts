import { subnetError } from '../server/cidr'
import { goBool, goInt, goInt64, goPointer, goString, goStruct, type GoValue } from '../server/go-struct'
import { refuse } from '../server/reply'
import { TOKEN_STATUS, type TokenRow } from './token-row'

const MAX_NAME_BYTES = 30

/** Request body of creating and updating tokens; owner id, key and counters are decoded but ignored. */
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

/** Validates a token write in the server's order (K6.8). Throws a refusal Response. */
export function checkToken({ name, subnet }: Pick<TokenBody, 'name' | 'subnet'>): void {
  if (new TextEncoder().encode(name).length > MAX_NAME_BYTES) throw refuse('参数错误：令牌名称过长')
  const error = subnet ? subnetError(subnet) : undefined
  if (error) throw refuse(`参数错误：无效的网段：${error}`)
}

/** Throws a refusal Response if the stored token to enable has expired or has no quota left (K6.8). */
export function checkEnabling(stored: Readonly<TokenRow>, now: number): void {
  const isExpired = stored.expired_time !== -1 && stored.expired_time <= now
  if (stored.status === TOKEN_STATUS.expired && isExpired) {
    throw refuse('令牌已过期，无法启用，请先修改令牌过期时间，或者设置为永不过期')
  }
  const isExhausted = stored.remain_quota <= 0 && !stored.unlimited_quota
  if (stored.status === TOKEN_STATUS.exhausted && isExhausted) {
    throw refuse('令牌可用额度已用尽，无法启用，请先修改令牌剩余额度，或者设置为无限额度')
  }
}

/** Fields written by a full PUT: always all six, even if absent from the body, never the status (K6.8). */
export function fullUpdateOf(body: TokenBody): Partial<TokenRow> {
  const { name, expired_time, remain_quota, unlimited_quota, models, subnet } = body
  return { name, expired_time, remain_quota, unlimited_quota, models, subnet }
}

const orders: Record<string, (a: TokenRow, b: TokenRow) => number> = {
  remain_quota: (a, b) =>
    Number(b.unlimited_quota) - Number(a.unlimited_quota) || b.remain_quota - a.remain_quota,
  used_quota: (a, b) => b.used_quota - a.used_quota,
}

/** Comparator for the `order` parameter of the list; undefined means newest first (K6.8). */
export function tokenOrder(name: string | null): ((a: TokenRow, b: TokenRow) => number) | undefined {
  return name !== null && Object.hasOwn(orders, name) ? orders[name] : undefined
}
