import { hexOf } from '../secret-of'
import { hostileTexts } from '../user/hostile-texts'
import { CODE_STATUS, type RedemptionRow } from './redemption-row'

const AMOUNTS = [0, -1, 1, 9_007_199_254_740_991, 500_000]

/** One code per hostile text, used as name and, in every second row, as key; statuses and amounts vary. */
export function hostileCodes(start: number): RedemptionRow[] {
  return hostileTexts.map((text, index) => {
    const id = index + 1
    const isUsed = id % 3 === 0
    return {
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
      quota: AMOUNTS[id % AMOUNTS.length] ?? 1,
      created_time: start - id * 3600,
      redeemed_time: isUsed ? start : 0,
      count: 0,
    }
  })
}
