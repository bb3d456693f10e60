import { subnetError } from '../server/cidr'
import { refuse } from '../server/reply'
import { TOKEN_STATUS, type TokenRow } from './token-row'

const MAX_NAME_BYTES = 30

/** Validates a token write in the server's order (K6.8). Throws a refusal Response. */
export function checkToken({ name, subnet }: Pick<TokenRow, 'name' | 'subnet'>): void {
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

/** Fields that only the server writes, and the status, which has a call of its own (K6.8). */
const KEPT = new Set(['id', 'user_id', 'key', 'status', 'created_time', 'accessed_time', 'used_quota'])

/** Fields written by a full PUT: always all others, even if absent from the body (K6.8). */
export function fullUpdateOf(body: TokenRow): Partial<TokenRow> {
  return Object.fromEntries(Object.entries(body).filter(([name]) => !KEPT.has(name)))
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
