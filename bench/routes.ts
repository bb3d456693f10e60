// URLs with a first load budget: the first visit of each page, see `visits` in src/app/pages.ts.
import { VISITS } from '../scripts/page-visits'
import type { FirstVisit } from './first-loads'

/** Pages with a balance: the session check and the balance read the same endpoint with different schemas. */
const SHOW_BALANCE = new Set(['/', '/topup'])

export const ROUTES: readonly FirstVisit[] = VISITS.filter(({ isMain }) => isMain).map(({ url, caller }) => ({
  address: url,
  caller: caller === 'nobody' ? undefined : caller,
  repeats: SHOW_BALANCE.has(url) ? ['/api/user/self'] : [],
}))
