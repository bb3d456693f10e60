import { createStore } from '#/async/store'

/** Servers of the family that answer the same paths in another way. */
export const OTHER_SERVERS = ['one-hub', 'new-api', 'laisky'] as const
export type OtherServer = (typeof OTHER_SERVERS)[number]

/** What the servers are called, in every language. */
export const SERVER_NAMES: Readonly<Record<OtherServer, string>> = {
  'one-hub': 'one-hub',
  'new-api': 'new-api',
  laisky: 'one-api by Laisky',
}

/** Members of the public status by which a server is recognised: all of one list. */
const SIGNS: readonly { server: OtherServer; members: readonly string[] }[] = [
  { server: 'one-hub', members: ['PaymentUSDRate'] },
  { server: 'one-hub', members: ['EnableSafe'] },
  { server: 'one-hub', members: ['telegram_bot'] },
  { server: 'new-api', members: ['HeaderNavModules'] },
  { server: 'new-api', members: ['quota_display_type'] },
  { server: 'new-api', members: ['setup'] },
  { server: 'laisky', members: ['stripe_enabled', 'password_login'] },
]

/** Recognises another server of the family by the members of its raw status; undefined for one-api. */
export function recogniseServer(status: Readonly<Record<string, unknown>>): OtherServer | undefined {
  return SIGNS.find(({ members }) => members.every((name) => Object.hasOwn(status, name)))?.server
}

/** The other server to which no write is sent; undefined while writes are allowed. */
export const readOnlyServer = createStore<OtherServer | undefined>(undefined)

/** Log-in and log-out, which every server of the family answers alike. A log-in of a provider is a GET. */
const SESSION_CALLS = new Set(['post api/user/login', 'get api/user/logout'])
/** GETs that change something: they make secrets, send mails, bind accounts or spend money. */
const WRITING_GETS =
  /^api\/(?:user\/(?:token|aff)|verification|reset_password|oauth\/(?:email|wechat)\/bind|channel\/(?:test|update_balance))(?:\/|$)/

/** Whether a call writes something else than the session. `method` in lower case. */
export function isWrite(method: string, path: string): boolean {
  if (SESSION_CALLS.has(`${method} ${path}`)) return false
  return method !== 'get' || WRITING_GETS.test(path)
}

/** Members in which other servers send the rows of a list, beside numbers of the page. */
const LIST_MEMBERS = new Set(['items', 'data', 'list'])

/** Whether `value` is a list in the envelope of another server: an object that holds the rows. */
export function isOtherList(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.entries(value).some(([name, rows]) => LIST_MEMBERS.has(name) && Array.isArray(rows))
}
