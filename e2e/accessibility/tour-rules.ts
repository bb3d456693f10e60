import type { Page, Request } from '@playwright/test'
import { SERVER_PAGES } from '../log/log-entries'
import type { Server } from '../support/server'
import { expect, type Caller } from '../support/test'

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
