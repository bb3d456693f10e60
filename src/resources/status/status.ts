import * as z from 'zod/mini'
import { safeUrl } from '#/browser/urls'
import type { MoneyScale } from '#/format/quota'
import { lenientFlag, lenientNumber, lenientText } from '#/http/rows'

/** Trims a text that an administrator typed; a blank one counts as unset. */
const trimmed = z.catch(
  z.pipe(
    z.string(),
    z.transform((typed) => typed.trim()),
  ),
  '',
)
const DEFAULT_NAME = 'LLM Gateway'
const MAX_NAME_LENGTH = 80

/**
 * Schema of the public status (K6.2). Each member has its own fallback: a server of another version must never
 * prevent signing in.
 */
export const statusSchema = z.object({
  version: lenientText,
  start_time: lenientNumber,
  system_name: z.pipe(
    lenientText,
    z.transform((name) => name.trim().slice(0, MAX_NAME_LENGTH) || DEFAULT_NAME),
  ),
  logo: trimmed,
  footer_html: lenientText,
  quota_per_unit: lenientNumber,
  display_in_currency: z.pipe(
    z.catch(z.optional(z.union([z.boolean(), z.literal('false')])), undefined),
    z.transform((flag) => flag !== false && flag !== 'false'),
  ),
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
})
/** Public status of the server. */
export type Status = z.infer<typeof statusSchema>

/** Default status until the first response. */
export const UNKNOWN_STATUS: Status = statusSchema.parse({})

/** Returns the conversion between quota and money on this server. */
export function moneyScale(status: Status): MoneyScale {
  return { perDollar: status.quota_per_unit, inCurrency: status.display_in_currency }
}

/**
 * Returns the gateway's base URL for API clients: as configured, without a trailing slash, else the page's origin.
 */
export function serverUrl(status: Status): string {
  return (status.server_address || window.location.origin).replace(/\/$/, '')
}

/** Returns `serverUrl` for use in links; undefined when the configured text is not a safe URL. */
export function usableServerAddress(status: Status): string | undefined {
  const safe = safeUrl('link', serverUrl(status))
  if (safe === undefined) return undefined
  const { protocol, origin, pathname } = new URL(safe, window.location.origin)
  return /^https?:$/.test(protocol) ? `${origin}${pathname}`.replace(/\/$/, '') : undefined
}
