import { hexOf } from '../secret-of'
import { CODE_STATUS, type RedemptionRow } from './redemption-row'

const DAY = 86_400
/** Units of quota in a dollar. */
const DOLLAR = 500_000
const { unused, disabled, used } = CODE_STATUS

/** Name, dollars, days since the creation and since the redemption; newest last. */
const codes: readonly {
  name: string
  dollars: number
  created: number
  redeemed?: number
  status?: number
}[] = [
  { name: 'September budget', dollars: 50, created: 82, redeemed: 80 },
  { name: 'September budget', dollars: 50, created: 82, redeemed: 77 },
  { name: 'workshop Lisbon', dollars: 10, created: 61, redeemed: 58 },
  { name: 'workshop Lisbon', dollars: 10, created: 61, redeemed: 58 },
  { name: 'workshop Lisbon', dollars: 10, created: 61, status: disabled },
  { name: 'October budget', dollars: 50, created: 52, redeemed: 49 },
  { name: 'October budget', dollars: 50, created: 52, redeemed: 43 },
  { name: 'hackathon', dollars: 25, created: 33, redeemed: 31 },
  { name: 'hackathon', dollars: 25, created: 33, redeemed: 30 },
  { name: 'hackathon', dollars: 25, created: 33 },
  { name: 'November budget', dollars: 50, created: 21, redeemed: 19 },
  { name: 'November budget', dollars: 50, created: 21, redeemed: 16 },
  { name: 'new colleagues', dollars: 20, created: 9, redeemed: 6 },
  { name: 'new colleagues', dollars: 20, created: 9 },
  { name: 'December budget', dollars: 50, created: 1 },
  { name: 'December budget', dollars: 50, created: 1 },
]

/** Codes of the demo seed; `start` is the start time of the world in unix seconds. */
export function demoCodes(start: number): RedemptionRow[] {
  return codes.map(({ name, dollars, created, redeemed, status = unused }, index) => ({
    id: index + 1,
    user_id: 1,
    key: hexOf('code', index + 1, 32),
    status: redeemed === undefined ? status : used,
    name,
    quota: dollars * DOLLAR,
    created_time: start - created * DAY,
    redeemed_time: redeemed === undefined ? 0 : start - redeemed * DAY,
    count: 0,
  }))
}
