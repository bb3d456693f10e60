import { redemptionRow, type RedemptionRow, CODE_STATUS } from './redemption-row'
import { makeRow } from '../server/go-struct'
import type { SeedName } from '../world'
import { rowsOf, type BaseRows } from '../table'
import { demoCodes } from './demo-codes'
import { smallCodes } from './small-codes'
import { hexOf } from '../secret-of'
import { hostileTexts } from '../user/hostile-texts'

const DAY = 86_400
const CAMPAIGNS = ['spring', 'summer school', '双十一', 'partner', 'refund', 'beta', '推广']
const AMOUNTS = [50_000, 100_000, 250_000, 500_000, 1_000_000]

/** Number of codes in the large seed. */
const LARGE_COUNT = 1000

/** Computes code `id` of the large seed. */
function largeCode(id: number, start: number): RedemptionRow {
  const created = start - (LARGE_COUNT + 1 - id) * 3600
  const status = id % 3 === 0 ? CODE_STATUS.used : id % 19 === 0 ? CODE_STATUS.disabled : CODE_STATUS.unused
  return makeRow(redemptionRow, {
    id,
    user_id: id % 4 === 0 ? 2 : 1,
    key: hexOf('code', id, 32),
    status,
    name: `${CAMPAIGNS[id % CAMPAIGNS.length] ?? ''} ${Math.ceil(id / 20)}`,
    quota: AMOUNTS[id % AMOUNTS.length] ?? 100,
    created_time: created,
    redeemed_time: status === CODE_STATUS.used ? Math.min(created + (id % 9) * DAY, start) : 0,
    count: 0,
  })
}

const ODD_AMOUNTS = [0, -1, 1, 9_007_199_254_740_991, 500_000]

/** One code per hostile text, used as name and, in every second row, as key; statuses and amounts vary. */
function hostileCodes(start: number): RedemptionRow[] {
  return hostileTexts.map((text, index) => {
    const id = index + 1
    const isUsed = id % 3 === 0
    return makeRow(redemptionRow, {
      id,
      user_id: 1,
      key: id % 2 === 0 ? text : hexOf('code', id, 32),
      status:
        id % 7 === 0
          ? 99
          : isUsed
            ? CODE_STATUS.used
            : id % 5 === 0
              ? CODE_STATUS.disabled
              : CODE_STATUS.unused,
      name: text,
      quota: ODD_AMOUNTS[id % ODD_AMOUNTS.length] ?? 1,
      created_time: start - id * 3600,
      redeemed_time: isUsed ? start : 0,
      count: 0,
    })
  })
}

/** Seed codes of a world; `start` is its start time in unix seconds. */
export function redemptionSeed(seed: SeedName, start: number): BaseRows<RedemptionRow> {
  if (seed === 'empty') return rowsOf([])
  if (seed === 'demo') return rowsOf(demoCodes(start))
  if (seed === 'large') return { count: LARGE_COUNT, rowOf: (id) => largeCode(id, start) }
  return rowsOf(seed === 'hostile' ? hostileCodes(start) : smallCodes(start))
}
