// The URLs that browser tests, screenshots and the embedded build open.
import { PAGES, type Page } from '../src/app/pages'

/** A URL of the console in the small seed, and the user who opens it. */
export interface Visit {
  url: string
  caller: 'nobody' | 'alice' | 'admin' | 'root'
  /** Whether it is the first visit of a page, not another state of it and not an error page. */
  isMain: boolean
  /** Whether the page is a card without the menu. */
  isCard: boolean
}

const DEFAULT_CALLER = { everybody: 'nobody', signedIn: 'alice', admins: 'root' } as const

const visitsOf = ({ path, url: own = path, audience, isCard, visits = [{}] }: Page): Visit[] =>
  visits.map(({ caller = DEFAULT_CALLER[audience], url = own }, index) => ({
    url,
    caller,
    isMain: index === 0,
    isCard: isCard === true,
  }))

/** URLs that show no page: without permission, and unknown. */
const PROBLEMS: readonly Visit[] = [
  { url: '/user', caller: 'alice', isMain: false, isCard: false },
  { url: '/nowhere', caller: 'root', isMain: false, isCard: false },
]

/** Every visit of every page, and of the pages that say that there is none. */
export const VISITS: readonly Visit[] = [...PAGES.flatMap(visitsOf), ...PROBLEMS]
