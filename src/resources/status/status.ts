import * as z from 'zod/mini'
import type { MoneyScale } from '#/format/quota'

const text = z.catch(z.string(), '')
const flag = z.catch(z.boolean(), false)
const DEFAULT_NAME = 'LLM Gateway'
const LONGEST_NAME = 80

/**
 * What everybody may know of the server (contract 6.2). Every part falls back by itself: a server of another
 * version must never keep people from signing in.
 */
export const statusSchema = z.object({
  version: text,
  start_time: z.catch(z.number(), 0),
  system_name: z.catch(
    z.pipe(
      z.string(),
      z.transform((name) => name.trim().slice(0, LONGEST_NAME) || DEFAULT_NAME),
    ),
    DEFAULT_NAME,
  ),
  logo: text,
  footer_html: text,
  quota_per_unit: z.catch(z.coerce.number(), 0),
  display_in_currency: z.catch(z.boolean(), true),
  chat_link: text,
  server_address: text,
  top_up_link: text,
  turnstile_check: flag,
  turnstile_site_key: text,
  email_verification: flag,
  github_oauth: flag,
  github_client_id: text,
  wechat_login: flag,
  wechat_qrcode: text,
  lark_client_id: text,
  oidc: flag,
  oidc_client_id: text,
  oidc_authorization_endpoint: text,
})
export type Status = z.infer<typeof statusSchema>

/** What the console assumes until the server has spoken. */
export const UNKNOWN_STATUS: Status = statusSchema.parse({})

/** How this server counts money. */
export function moneyScale(status: Status): MoneyScale {
  return { perDollar: status.quota_per_unit, inCurrency: status.display_in_currency }
}

/** The address programs reach the gateway at: as configured, without a closing slash, else the page's own. */
export function serverAddress(status: Status): string {
  return (status.server_address || window.location.origin).replace(/\/$/, '')
}
