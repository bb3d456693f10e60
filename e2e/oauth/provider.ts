import type { Page } from '@playwright/test'
import { EMBEDDED_URL } from '../support/origins'

/** Names of the three providers as shown on the page. */
export const SITES = [
  { site: 'github', name: 'GitHub', id: 'maria-dev', call: 'GET /api/oauth/github' },
  {
    site: 'lark',
    name: 'Lark',
    id: 'ou_7d8a6e6df7621556ce0d21922b676706',
    call: 'GET /api/oauth/lark',
  },
  { site: 'oidc', name: 'OIDC', id: 'auth|6f1c2', call: 'GET /api/oauth/oidc' },
] as const

/** Options that enable all providers on a gateway at an origin. */
export const providersAt = (origin: string) => ({
  ServerAddress: origin,
  GitHubOAuthEnabled: 'true',
  GitHubClientId: 'gh-client',
  LarkClientId: 'lark-client',
  OidcEnabled: 'true',
  OidcClientId: 'oidc-client',
  OidcAuthorizationEndpoint: `${origin}/__gateway/provider/oidc`,
  OidcTokenEndpoint: `${origin}/token`,
  OidcUserinfoEndpoint: `${origin}/userinfo`,
  WeChatAuthEnabled: 'true',
  WeChatServerAddress: 'https://wechat.example',
})

/** Options that enable all providers on the gateway. */
export const ALL_PROVIDERS = providersAt(EMBEDDED_URL)

const FAR_AWAY = [
  [/^https:\/\/github[.]com\/login\/oauth\/authorize[?]/, 'github'],
  [/^https:\/\/open[.]feishu[.]cn\/open-apis\/authen\/v1\/index[?]/, 'lark'],
] as const

/** Routes requests for GitHub and Lark to the mock provider of the gateway at an origin. */
export async function stubProviders(page: Page, gatewayOrigin = EMBEDDED_URL): Promise<void> {
  for (const [address, site] of FAR_AWAY) {
    // oxlint-disable-next-line no-await-in-loop -- sequential is fast enough
    await page.route(address, (route) => {
      const { search } = new URL(route.request().url())
      return route.fulfill({
        status: 302,
        headers: { location: `${gatewayOrigin}/__gateway/provider/${site}${search}` },
      })
    })
  }
}

/** Continues on the page of the provider as a user, or with one of its failures. */
export const continueAtProvider = (page: Page, words: RegExp) =>
  page.getByRole('link', { name: words }).click()

/** Returns a code that WeChat accepts for `seedUser` of the seed. */
export async function wechatCode(page: Page, person: string): Promise<string> {
  const answer = await page.request.get(`${EMBEDDED_URL}/__gateway/provider/wechat?as=${person}`)
  return /<dd[^>]*>([0-9a-f]+)</.exec(await answer.text())?.[1] ?? ''
}
