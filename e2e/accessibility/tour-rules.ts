import type { Page, Request } from '@playwright/test'
import type { Visit } from '../../scripts/page-visits'
import { SERVER_PAGES } from '../log/log-entries'
import type { Server } from '../support/server'
import { expect, type Caller } from '../support/test'

/** Most requests of a page at its first visit, without the sums of a chart, which begin when the browser is idle. */
const MOST_REQUESTS: Readonly<Record<string, number>> = {
  '/': 58,
  '/about': 20,
  '/call-check?model=gpt-4o': 39,
  '/channel': 33,
  '/channel/add': 43,
  '/channel/coverage': 47,
  '/channel/edit/3': 44,
  '/channel/tests': 46,
  '/chat': 16,
  '/log': 26,
  '/login': 22,
  '/models': 28,
  '/models/try': 36,
  '/oauth/github': 17,
  '/redemption': 29,
  '/redemption/add': 32,
  '/redemption/edit/16': 36,
  '/register': 23,
  '/reset': 20,
  '/setting': 31,
  '/token': 28,
  '/token/add': 34,
  '/token/edit/32': 39,
  '/topup': 26,
  '/usage': 26,
  '/user': 28,
  '/user/add': 31,
  '/user/edit': 31,
  '/user/edit/3': 40,
  '/user/reset?email=a@b.example&token=t': 20,
}
const SUM_OF_CHART = /log\/(self\/)?stat\?.*start_timestamp=[1-9]/

/** Expects that the first visit of a page asks for no more than it should, and for nothing twice. */
export function requestFindings({ url, isMain, caller }: Visit, loaded: readonly string[]): string[] {
  const most = MOST_REQUESTS[url]
  const counted = loaded.filter((each) => !SUM_OF_CHART.test(each))
  const isTooMany = isMain && (most === undefined || counted.length > most)
  const twice = loaded.filter((each, at) => loaded.indexOf(each) < at)
  // The account is asked for at the start, and again when the server refuses an administrator the options.
  const mayRepeat = (each: string) =>
    caller === 'admin' && url.startsWith('/setting') && each.endsWith('/api/user/self')
  return [
    ...(isTooMany ? [`${counted.length} requests, ${most} are allowed`] : []),
    ...twice.filter((each) => !mayRepeat(each)).map((each) => `twice: ${each}`),
  ]
}

/** GETs with side effects; opening a page must send none of them. */
const WITH_EFFECT =
  /\/api\/(verification|reset_password|oauth\/|user\/(logout|token|aff)|channel\/(test|update_balance))/
/** Keys that the console may write to each storage. */
const STATUS_KEYS = ['status', 'system_name', 'logo', 'footer_html', 'quota_per_unit', 'display_in_currency']
const ALLOWED = {
  localStorage: [
    'language',
    ...Object.keys(SERVER_PAGES.stored),
    ...STATUS_KEYS,
    'server-version',
    'notice',
    'home_page_content',
    'about',
    'user',
    'session.role',
    'channel_models',
    'channel_models_version',
  ],
  sessionStorage: ['tsr-scroll-restoration-v1_3'],
}
/** Whether the checklist of a new server is open, which root alone sees. */
const ALLOWED_TO_ROOT = ['setup']
/** Members of the cached status that look secret; all of them are public. */
const SECRET = /secret|token$|password|access|key$/i
const USER_KEYS = ['display_name', 'id', 'role', 'status', 'username']

/** Expects that the requests of a tour have changed nothing, and that those to the API were sent by `fetch`. */
export async function expectOnlyReads(requests: readonly Request[], world: Server): Promise<void> {
  const logged = await world.requests()
  expect(logged.filter(({ method, path }) => method !== 'GET' || WITH_EFFECT.test(path))).toEqual([])
  // API requests use fetch only, never a link, an image or a frame.
  const calls = requests.filter((request) => new URL(request.url()).pathname.startsWith('/api/'))
  expect(calls.length).toBeGreaterThan(5)
  expect(calls.filter((call) => call.resourceType() !== 'fetch').map((call) => call.url())).toEqual([])
}

/** Expects that the browser stores only the known keys, and no more of status and user than it may. */
export async function expectOnlyKnownKeys(page: Page, caller: Caller): Promise<void> {
  const stored = await page.evaluate(() => ({
    localStorage: Object.fromEntries(Object.entries(localStorage)),
    sessionStorage: Object.keys(sessionStorage),
  }))
  const keys = Object.keys(stored.localStorage)
  const allowed = new Set([...ALLOWED.localStorage, ...(caller === 'root' ? ALLOWED_TO_ROOT : [])])
  expect(keys.filter((key) => !allowed.has(key))).toEqual([])
  expect(stored.sessionStorage.filter((key) => !ALLOWED.sessionStorage.includes(key))).toEqual([])
  expect(keys).toEqual(expect.arrayContaining(['language', ...STATUS_KEYS]))
  const membersOf = (key: string) => Object.keys(JSON.parse(stored.localStorage[key] ?? '{}'))
  expect(membersOf('status').filter((name) => SECRET.test(name))).toEqual(['turnstile_site_key'])
  if (caller !== 'nobody') expect(membersOf('user').toSorted()).toEqual(USER_KEYS)
}
