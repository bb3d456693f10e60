import { expect, type Page } from '@playwright/test'
import { ALL_PROVIDERS, continueAtProvider, stubProviders, wechatCode } from '../../oauth/provider'
import type { Call, Subject } from '../call'
import { TOKEN } from './token-calls'

/** Reads of the own account, which verify a lost response. */
const OAUTH: Subject = { ...TOKEN, verifyReads: /^GET \/api\/user\/self$/ }

/** Opens a URL and starts the provider's flow; the call is made after the redirect back. */
function atProvider(address: string, button: string) {
  return async (page: Page) => {
    await stubProviders(page)
    await page.goto(address)
    await page.getByRole('button', { name: button }).click()
    await page.getByRole('heading', { name: /^Test provider/ }).waitFor()
  }
}

/** Opens the dialog and enters a valid code. */
function codeTyped(address: string, button: string) {
  return async (page: Page) => {
    await page.goto(address)
    await page.getByRole('button', { name: button }).click()
    await page.getByLabel('Verification code').fill(await wechatCode(page, 'newcomer'))
  }
}

const sendCode = (name: string) => (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

/** A missing state changed nothing: the next click requests it again. */
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

/** Returns how often the page has navigated to GitHub. */
const departures = new WeakMap<Page, number>()

/** Blocks navigation to GitHub, so that the page stays and can be inspected. */
async function stopAtGitHub(page: Page) {
  departures.set(page, 0)
  await page.route('https://github.com/**', (route) => {
    departures.set(page, (departures.get(page) ?? 0) + 1)
    return route.fulfill({ status: 204 })
  })
}

/** Calls for signing in and binding without a password. */
export const OAUTH_CALLS: readonly Call[] = [
  {
    id: 'oauth state for a provider',
    kind: 'GETFX',
    onlyInBrowser: 'It leaves for another site.',
    subject: OAUTH,
    options: ALL_PROVIDERS,
    button: 'Bind GitHub',
    limit: 21_000,
    codes: { ...HARMLESS, F18: 'stays' },
    rule: 'GET /api/oauth/state',
    logged: /^GET \/api\/oauth\/state$/,
    open: async (page) => {
      await stopAtGitHub(page)
      await page.goto('/setting')
      await page.getByRole('button', { name: 'Bind GitHub' }).waitFor()
    },
    expectDone: (page) => expect.poll(() => departures.get(page)).toBe(1),
    trigger: (page) => page.getByRole('button', { name: 'Bind GitHub' }).click(),
  },
  {
    id: 'oauth back from GitHub',
    kind: 'BACK',
    onlyInBrowser: 'It comes back from another site.',
    isExample: true,
    subject: OAUTH,
    caller: 'nobody',
    options: ALL_PROVIDERS,
    limit: 21_000,
    rule: 'GET /api/oauth/github',
    logged: /^GET \/api\/oauth\/github/,
    open: atProvider('/login', 'Log in with GitHub'),
    trigger: (page) => continueAtProvider(page, /as member/),
  },
  {
    id: 'oauth back from Lark',
    kind: 'BACK',
    onlyInBrowser: 'It comes back from another site.',
    subject: OAUTH,
    options: ALL_PROVIDERS,
    limit: 21_000,
    codes: { F01: 'S1' },
    rule: 'GET /api/oauth/lark',
    logged: /^GET \/api\/oauth\/lark/,
    open: atProvider('/setting', 'Bind Lark'),
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
    successText: /Login successful/,
    rule: 'GET /api/oauth/wechat',
    logged: /^GET \/api\/oauth\/wechat\?/,
    open: codeTyped('/login', 'Log in with WeChat'),
    trigger: sendCode('Log in'),
  },
  {
    id: 'oauth binding WeChat',
    kind: 'CODE',
    subject: OAUTH,
    options: ALL_PROVIDERS,
    button: 'Bind',
    limit: 21_000,
    successText: /Account bound successfully|a check shows that the change was made/,
    rule: 'GET /api/oauth/wechat/bind',
    logged: /^GET \/api\/oauth\/wechat\/bind/,
    formAt: '/setting',
    typedIn: 'Verification code',
    typed: /./,
    codes: { F01: 'S1d' },
    open: codeTyped('/setting', 'Bind WeChat'),
    trigger: sendCode('Bind'),
  },
]
