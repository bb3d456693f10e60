import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { storedText, storedValue } from '#/browser/stored-value'
import { safeUrl } from '#/browser/urls'
import { withoutTrailingSlashes } from '#/fields/address-text'
import type { MoneyScale } from '#/format/quota'
import { gateway } from '#/http/gateway'
import { OTHER_SERVERS, recogniseServer, readOnlyServer, type OtherServer } from '#/http/other-server'
import { lenient, lenientFlag, lenientNumber, lenientText } from '#/http/rows'

/** Trims a text that an administrator typed; a blank one counts as unset. */
const trimmed = z.catch(z.string().check(z.trim()), '')
const DEFAULT_NAME = 'LLM Gateway'
const MAX_NAME_LENGTH = 80
const LONGEST_VERSION = 64

/**
 * Schema of the public status. Each member has its own fallback: a server of another version must never
 * prevent signing in.
 */
export const statusSchema = z.object({
  version: lenientText.check(z.overwrite((version) => version.trim().slice(0, LONGEST_VERSION))),
  start_time: lenientNumber,
  system_name: lenientText.check(
    z.overwrite((name) => name.trim().slice(0, MAX_NAME_LENGTH) || DEFAULT_NAME),
  ),
  logo: trimmed,
  footer_html: lenientText,
  quota_per_unit: lenientNumber,
  display_in_currency: lenient((flag) => flag !== false && flag !== 'false'),
  chat_link: trimmed,
  server_address: trimmed,
  top_up_link: trimmed,
  turnstile_check: lenientFlag,
  turnstile_site_key: lenientText,
  email_verification: lenientFlag,
  github_oauth: lenientFlag,
  github_client_id: trimmed,
  wechat_login: lenientFlag,
  wechat_qrcode: trimmed,
  lark_client_id: trimmed,
  oidc: lenientFlag,
  oidc_client_id: trimmed,
  oidc_authorization_endpoint: trimmed,
  /** Not sent by the server: which other server of the family it is, by members that are not kept. */
  otherServer: z.catch(z.optional(z.enum(OTHER_SERVERS)), undefined),
})
export type Status = z.infer<typeof statusSchema>

/** The server to which somebody has allowed writes in this session. */
const allowedServer = storedText('writes-allowed', z.enum(OTHER_SERVERS), 'session')

/** Refuses writes while the server is another one of the family, unless they are allowed in this session. */
export function guardWrites(server: OtherServer | undefined): void {
  readOnlyServer.write(server === allowedServer.read() ? undefined : server)
}

/** Allows writes to `server` in this session, or refuses them again. */
export function allowWrites(server: OtherServer, isAllowed: boolean): void {
  if (isAllowed) allowedServer.write(server)
  else allowedServer.remove()
  readOnlyServer.write(isAllowed ? undefined : server)
}

export const UNKNOWN_STATUS: Status = statusSchema.parse({})

/** Returns the conversion between quota and money on this server. */
export function moneyScale(status: Status): MoneyScale {
  return { perDollar: status.quota_per_unit, inCurrency: status.display_in_currency }
}

/**
 * Returns the gateway's base URL for API clients: as configured, without final slashes, else the page's origin.
 */
export function serverUrl(status: Status): string {
  return withoutTrailingSlashes(status.server_address || window.location.origin)
}

/** Returns `serverUrl` for use in links; undefined when the configured text is not a safe URL. */
export function usableServerAddress(status: Status): string | undefined {
  const safe = safeUrl('link', serverUrl(status))
  if (safe === undefined) return undefined
  const { protocol, origin, pathname } = new URL(safe, window.location.origin)
  return /^https?:$/.test(protocol) ? withoutTrailingSlashes(`${origin}${pathname}`) : undefined
}

const OWN_MACHINE = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/

/**
 * Returns the base URL that clients call the models at, which ends with `/v1`, and whether somebody has chosen it. Until one is
 * saved the server reports `http://localhost:3000`, which is right on one machine at most: an address of one's own machine other
 * than the page's counts as not configured, and so does one that is no safe URL. Then it is the page's own address, below which
 * every proxy of the console serves the models too.
 */
export function apiAddress(status: Status): { url: string; isConfigured: boolean } {
  const configured = status.server_address === '' ? undefined : usableServerAddress(status)
  const { origin, hostname } = new URL(configured ?? window.location.origin)
  const isOwn = origin === window.location.origin
  return configured !== undefined && (isOwn || !OWN_MACHINE.test(hostname))
    ? { url: `${configured}/v1`, isConfigured: true }
    : { url: `${window.location.origin}/v1`, isConfigured: false }
}

// Keys and plain-text format are shared with other consoles of this family.
const statusStorage = storedValue('status', z.pipe(z.record(z.string(), z.unknown()), statusSchema))
/** Members that those consoles read, each under a key of its own. */
const SHARED = [
  ['system_name', storedText('system_name', z.string())],
  ['logo', storedText('logo', z.string())],
  ['footer_html', storedText('footer_html', z.string())],
  ['quota_per_unit', storedText('quota_per_unit', z.string())],
  ['display_in_currency', storedText('display_in_currency', z.string())],
] as const

export function lastKnownStatus(): Status {
  return statusStorage.read() ?? UNKNOWN_STATUS
}

/** Stores the status for the next start, which may be offline. */
export function storeStatus(status: Status): void {
  statusStorage.write(status)
  for (const [name, text] of SHARED) text.write(String(status[name]))
}

/** Whether two versions differ; an unknown version differs from none. Some builds omit the leading `v`. */
export function isOtherVersion(version: string, before: string): boolean {
  const [now, then] = [version.replace(/^v/, ''), before.replace(/^v/, '')]
  return now !== '' && then !== '' && now !== then
}

/** Server version last acknowledged in this browser. */
export const lastSeenVersion = storedText(
  'server-version',
  z.string().check(z.minLength(1), z.maxLength(LONGEST_VERSION)),
)

const FRESH_MS = 5 * 60_000

export const statusQueries = {
  /** Query of the public status, initialised from the last visit. */
  current: () =>
    queryOptions({
      queryKey: ['status'],
      queryFn: async ({ signal }) => {
        const raw = await gateway.get('api/status', z.record(z.string(), z.unknown()), { signal })
        const status: Status = { ...z.parse(statusSchema, raw), otherServer: recogniseServer(raw) }
        storeStatus(status)
        guardWrites(status.otherServer)
        return status
      },
      placeholderData: lastKnownStatus,
      staleTime: FRESH_MS,
      meta: { errorToast: 'always' },
    }),
}
