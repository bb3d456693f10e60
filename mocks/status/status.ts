import { http, HttpResponse } from 'msw'
import type { Options } from '../option/options'
import { worldOf } from '../server/call'
import { reply } from '../server/reply'
import type { World } from '../world'
import type { Noun } from '../noun'
import { routesOf } from '../server/route'

function logInOptions(options: Options) {
  return {
    email_verification: options.isOn('EmailVerificationEnabled'),
    github_oauth: options.isOn('GitHubOAuthEnabled'),
    github_client_id: options.text('GitHubClientId'),
    lark_client_id: options.text('LarkClientId'),
    wechat_qrcode: options.text('WeChatAccountQRCodeImageURL'),
    wechat_login: options.isOn('WeChatAuthEnabled'),
    turnstile_check: options.isOn('TurnstileCheckEnabled'),
    turnstile_site_key: options.text('TurnstileSiteKey'),
    oidc: options.isOn('OidcEnabled'),
    oidc_client_id: options.text('OidcClientId'),
    oidc_well_known: options.text('OidcWellKnown'),
    oidc_authorization_endpoint: options.text('OidcAuthorizationEndpoint'),
    oidc_token_endpoint: options.text('OidcTokenEndpoint'),
    oidc_userinfo_endpoint: options.text('OidcUserinfoEndpoint'),
  }
}

/** Members of the status of other servers of the family, by which a client tells them (K14). */
const SIGNS = {
  'one-hub': { PaymentUSDRate: 7.3, EnableSafe: false, telegram_bot: '' },
  'new-api': { HeaderNavModules: '', quota_display_type: 'USD', setup: true },
  laisky: { stripe_enabled: false, password_login: true },
}

function statusOf({ options, start, server }: World) {
  return {
    ...(server && SIGNS[server]),
    version: 'v0.0.0',
    start_time: start,
    system_name: options.text('SystemName'),
    logo: options.text('Logo'),
    footer_html: options.text('Footer'),
    // The default is not in the option table, which holds "" until the option is saved (K7.1).
    server_address: options.wasSaved('ServerAddress')
      ? options.text('ServerAddress')
      : 'http://localhost:3000',
    top_up_link: options.text('TopUpLink'),
    chat_link: options.text('ChatLink'),
    quota_per_unit: options.float('QuotaPerUnit'),
    display_in_currency: options.isOn('DisplayInCurrencyEnabled'),
    ...logInOptions(options),
  }
}

/** MSW handlers for public information (K6.2, calls 1 and 3–5). */
const statusHandlers = [
  http.get('*/api/status', ({ request }) => {
    const status = statusOf(worldOf(request))
    // Go cannot encode NaN and Inf, so the server sends 200 with an empty body (K7.2).
    return Number.isFinite(status.quota_per_unit) ? reply(status) : new HttpResponse(null, { status: 200 })
  }),
  http.get('*/api/notice', ({ request }) => reply(worldOf(request).options.text('Notice'))),
  http.get('*/api/about', ({ request }) => reply(worldOf(request).options.text('About'))),
  http.get('*/api/home_page_content', ({ request }) =>
    reply(worldOf(request).options.text('HomePageContent')),
  ),
]

/** Public information. */
export const status = {
  handlers: statusHandlers,
  routes: routesOf(statusHandlers),
} satisfies Noun
