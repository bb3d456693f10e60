// The URLs that browser tests, screenshots and the embedded build open.
import { pages, type Page } from '../src/app/pages'

/** A URL of the console in the small seed, and the user who opens it. */
export interface Visit {
  url: string
  caller: 'nobody' | 'alice' | 'admin' | 'root'
  /** Whether it is the first visit of a page, not another state of it and not an error page. */
  isMain: boolean
  /** Whether the page is a card without the menu. */
  isCard: boolean
}

/**
 * Who opens a page, and at which URL where it is not the path; the requests of the first one are counted. By default the
 * visitor, alice or root, of whom it is for.
 */
const OPENED: Partial<Record<keyof typeof pages, readonly (readonly [Visit['caller'], url?: string])[]>> = {
  home: [['alice'], ['nobody'], ['admin'], ['root']],
  chat: [['nobody'], ['root']],
  models: [['alice'], ['root']],
  usage: [['root'], ['alice']],
  logList: [['root'], ['root', '/log?range=7d&type=2']],
  setting: [
    ['root'],
    ['root', '/setting?tab=operation'],
    ['root', '/setting?tab=system'],
    ['root', '/setting?tab=other'],
    ['admin', '/setting?tab=operation'],
    ['alice'],
  ],
  about: [['nobody'], ['root']],
  callback: [['nobody', '/oauth/github']],
  confirm: [['nobody', '/user/reset?email=a@b.example&token=t']],
  tokenEdit: [['alice', '/token/edit/32']],
  callCheck: [
    ['root', '/call-check?model=gpt-4o'],
    ['alice', '/call-check'],
  ],
  channelEdit: [['root', '/channel/edit/3']],
  userEdit: [['root', '/user/edit/3']],
  redemptionEdit: [['root', '/redemption/edit/16']],
}
const DEFAULT_CALLER = { everybody: 'nobody', signedIn: 'alice', admins: 'root' } as const

function visitsOf([name, { path, audience, isCard }]: [string, Page]): Visit[] {
  const opened: Partial<Record<string, (typeof OPENED)['home']>> = OPENED
  return (opened[name] ?? [[DEFAULT_CALLER[audience]]]).map(([caller, url = path], index) => ({
    url,
    caller,
    isMain: index === 0,
    isCard: isCard === true,
  }))
}

/** URLs that show no page: without permission, and unknown. */
const PROBLEMS: readonly Visit[] = [
  { url: '/user', caller: 'alice', isMain: false, isCard: false },
  { url: '/nowhere', caller: 'root', isMain: false, isCard: false },
]

/** Every visit of every page, and of the pages that say that there is none. */
export const VISITS: readonly Visit[] = [...Object.entries<Page>(pages).flatMap(visitsOf), ...PROBLEMS]
