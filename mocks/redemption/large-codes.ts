import { hexOf } from '../secret-of'
import { CODE_STATUS, type RedemptionRow } from './redemption-row'

const DAY = 86_400
const CAMPAIGNS = ['spring', 'summer school', '双十一', 'partner', 'refund', 'beta', '推广']
const AMOUNTS = [50_000, 100_000, 250_000, 500_000, 1_000_000]

/** Number of codes in the large seed. */
export const LARGE_COUNT = 1000

/** Computes code `id` of the large seed. */
export function largeCode(id: number, start: number): RedemptionRow {
  const created = start - (LARGE_COUNT + 1 - id) * 3600
  const status = id % 3 === 0 ? CODE_STATUS.used : id % 19 === 0 ? CODE_STATUS.disabled : CODE_STATUS.unused
  return {
    id,
    user_id: id % 4 === 0 ? 2 : 1,
    key: hexOf('code', id, 32),
    status,
    name: `${CAMPAIGNS[id % CAMPAIGNS.length] ?? ''} ${Math.ceil(id / 20)}`,
    quota: AMOUNTS[id % AMOUNTS.length] ?? 100,
    created_time: created,
    redeemed_time: status === CODE_STATUS.used ? Math.min(created + (id % 9) * DAY, start) : 0,
    count: 0,
  }
}
