// URLs with a first load budget: the first visit of each page, see `visits` in src/shell/pages.ts.
import { readPages } from '../scripts/read-pages'
import type { FirstVisit } from './first-loads'

/** Pages with a balance: the session check and the balance read the same endpoint with different schemas. */
const SHOW_BALANCE = new Set(['/', '/topup'])

const { visits } = await readPages()

export const ROUTES: readonly FirstVisit[] = visits
  .filter(({ isMain }) => isMain)
  .map(({ url, caller }) => ({
    address: url,
    caller: caller === 'nobody' ? undefined : caller,
    repeats: SHOW_BALANCE.has(url) ? ['/api/user/self'] : [],
  }))
