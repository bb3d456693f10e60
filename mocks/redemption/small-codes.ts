import { hexOf } from '../secret-of'
import { CODE_STATUS, type RedemptionRow } from './redemption-row'

const DAY = 86_400
const { unused, disabled, used } = CODE_STATUS

/** Overrides of a seeded code; `redeemed` is in days relative to the world's start. */
interface CodeSeed {
  name: string
  quota: number
  status?: number
  redeemed?: number
  /** Id of the creator; root (1) by default. */
  maker?: 1 | 2
}

const codeSeeds: CodeSeed[] = [
  { name: 'launch week', quota: 500_000, status: used, redeemed: -80 },
  { name: 'launch week', quota: 500_000, status: used, redeemed: -79 },
  { name: 'launch week', quota: 500_000 },
  { name: 'withdrawn', quota: 250_000, status: disabled },
  { name: 'workshop Lisbon', quota: 100_000, status: used, redeemed: -31, maker: 2 },
  { name: 'workshop Lisbon', quota: 100_000, maker: 2 },
  { name: '新年礼物', quota: 1_000_000, status: used, redeemed: -12 },
  { name: '新年礼物', quota: 1_000_000 },
  { name: '二十字节的名字呀', quota: 88_888, maker: 2 },
  { name: 'twenty bytes exactly', quota: 1 },
  { name: 'from a newer server', quota: 20_000, status: 9 },
  { name: 'redeemed, set back', quota: 50_000, status: unused, redeemed: -3 },
  { name: '', quota: 5_000 },
  { name: 'a correction', quota: -2_500 },
  { name: 'the whole bank', quota: 9_007_199_254_740_991 },
  { name: 'newest', quota: 300_000, maker: 2 },
]

/** Codes of the small seed: all statuses, an unknown one, unusual amounts, names in both languages. */
export function smallCodes(start: number): RedemptionRow[] {
  return codeSeeds.map(({ name, quota, status = unused, redeemed, maker = 1 }, index) => {
    const id = index + 1
    return {
      id,
      user_id: maker,
      key: hexOf('code', id, 32),
      status,
      name,
      quota,
      created_time: start - (100 - id * 6) * DAY,
      redeemed_time: redeemed === undefined ? 0 : start + redeemed * DAY,
      count: 0,
    }
  })
}
