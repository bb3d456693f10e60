import { expect, type Page } from '@playwright/test'
import { ALL_PROVIDERS, continueAtProvider, stubProviders, wechatCode } from '../../oauth/provider'
import type { Call, Subject } from '../call'
import { TOKEN } from './token-calls'

/** Whether a lost answer was done is seen from the own account. */
const OAUTH: Subject = { ...TOKEN, looks: /^GET \/api\/user\/self$/ }

/** Opens an address and sets out for a provider; the call is made on the way back. */
function atProvider(address: string, button: string) {
  return async (page: Page) => {
    await stubProviders(page)
    await page.goto(address)
    await page.getByRole('button', { name: button }).click()
    await page.getByRole('heading', { name: /^Pretended provider/ }).waitFor()
  }
}

/** Opens the dialog and types a code that is good. */
function codeTyped(address: string, button: string) {
  return async (page: Page) => {
    await page.goto(address)
    await page.getByRole('button', { name: button }).click()
    await page.getByLabel('Verification code').fill(await wechatCode(page, 'newcomer'))
  }
}

const sendCode = (name: string) => (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

/** Nothing was changed by a state that did not arrive: it is asked for again by the next press. */
const HARMLESS = {
  F10: 'W1',
  F11: 'W1',
  F12: 'W1',
  F14: 'W1',
  F16: 'W1',
  F17: 'W1',
  F19: 'W1',
  F20: 'W1',
  F22: 'W1',
  F25: 'W1',
  F26: 'W1',
  F28: 'W1',
  F29: 'W1',
  F32: 'W1',
} as const

/** How often a page has set out for GitHub. */
const departures = new WeakMap<Page, number>()

/** Lets nobody arrive at GitHub: the page stays as it is, and can be looked at. */
async function stopAtGitHub(page: Page) {
  departures.set(page, 0)
  await page.route('https://github.com/**', (route) => {
    departures.set(page, (departures.get(page) ?? 0) + 1)
    return route.fulfill({ status: 204 })
  })
}

/** Signing in and binding without a password (FM-CLASSES). */
export const OAUTH_CALLS: readonly Call[] = [
  {
    id: 'oauth state for a provider',
    kind: 'GETFX',
    subject: OAUTH,
    options: ALL_PROVIDERS,
    button: 'Bind GitHub',
    limit: 21_000,
    codes: { ...HARMLESS, F18: 'stays' },
    rule: 'GET /api/oauth/state',
    logged: /^GET \/api\/oauth\/state$/,
    arrive: async (page) => {
      await stopAtGitHub(page)
      await page.goto('/setting')
      await page.getByRole('button', { name: 'Bind GitHub' }).waitFor()
    },
    done: (page) => expect.poll(() => departures.get(page)).toBe(1),
    trigger: (page) => page.getByRole('button', { name: 'Bind GitHub' }).click(),
  },
  {
    id: 'oauth back from GitHub',
    kind: 'BACK',
    isExample: true,
    subject: OAUTH,
    caller: 'nobody',
    options: ALL_PROVIDERS,
    limit: 21_000,
    rule: 'GET /api/oauth/github',
    logged: /^GET \/api\/oauth\/github/,
    arrive: atProvider('/login', 'Log in with GitHub'),
    trigger: (page) => continueAtProvider(page, /as member/),
  },
  {
    id: 'oauth back from Lark',
    kind: 'BACK',
    subject: OAUTH,
    options: ALL_PROVIDERS,
    limit: 21_000,
    codes: { F01: 'S1' },
    rule: 'GET /api/oauth/lark',
    logged: /^GET \/api\/oauth\/lark/,
    arrive: atProvider('/setting', 'Bind Lark'),
    trigger: (page) => continueAtProvider(page, /as newcomer/),
  },
  {
    id: 'oauth log-in by WeChat',
    kind: 'CODE',
    isExample: true,
    subject: OAUTH,
    caller: 'nobody',
    options: ALL_PROVIDERS,
    button: 'Log in',
    limit: 21_000,
    codes: { F01: 'W1' },
    works: /Login successful/,
    rule: 'GET /api/oauth/wechat',
    logged: /^GET \/api\/oauth\/wechat\?/,
    arrive: codeTyped('/login', 'Log in with WeChat'),
    trigger: sendCode('Log in'),
  },
  {
    id: 'oauth binding WeChat',
    kind: 'CODE',
    subject: OAUTH,
    options: ALL_PROVIDERS,
    button: 'Bind',
    limit: 21_000,
    works: /Account bound successfully|a check shows that the change was made/,
    rule: 'GET /api/oauth/wechat/bind',
    logged: /^GET \/api\/oauth\/wechat\/bind/,
    arrive: codeTyped('/setting', 'Bind WeChat'),
    trigger: sendCode('Bind'),
  },
]
