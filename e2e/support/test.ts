import { expect, test as base, type BrowserContext, type Page, type TestInfo } from '@playwright/test'
import { EMBEDDED_URL } from '../../playwright.config'
import type { SeedName } from '../../mocks/world'
import { axeFindings } from './axe'
import { throttleCpu } from './cpu'
import { Grid } from './grid'
import { openWorld, type Server } from './server'

/** Who is at the browser: a user of the seed, or nobody yet. */
export type Caller = 'root' | 'admin' | 'alice' | 'chen' | 'nobody'

interface TestOptions {
  seed: SeedName
  caller: Caller
  /** Language of the console; the tests' own words are English unless they say so. */
  language: 'en' | 'zh'
  /** Where the worlds are; the page itself may come from elsewhere. */
  gatewayURL: string
  /** Options of the gateway, such as `Footer`. */
  gatewayOptions: Record<string, string>
  limits: 'on' | 'off'
  /** The page cleans HTML that is full of what the content policy forbids, as it always does with the hostile seed. */
  ignoreCspViolations: boolean
}

interface Fixtures {
  /** The test's own world on the embedded gateway. */
  world: Server
  /** The one list on the page. */
  grid: Grid
  /** Waits for a message over the page. */
  expectToast: (text: string | RegExp) => Promise<void>
  /** Chooses from a field that offers a list. */
  selectOption: (label: string, option: string) => Promise<void>
  /** Expects that axe has nothing to say about the page as it stands. */
  accessible: () => Promise<void>
}

const worldIdOf = ({ testId, repeatEachIndex }: TestInfo) => `${testId}-${repeatEachIndex}`

function cookieOf(domain: string, name: string, value: string) {
  return {
    domain,
    name,
    value,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  }
}

/**
 * Writes into the storage of the first document that is opened, and of no later one. As a part of `storageState` the
 * same opens a page, and with it a process, of its own for each test: a tenth of the time that a story takes.
 */
async function storeOnFirstVisit(context: BrowserContext, host: string, kept: Record<string, string>) {
  const script = await context.addInitScript(
    ({ of, items }) => {
      if (location.hostname === of) for (const [name, value] of items) localStorage.setItem(name, value)
    },
    { of: host, items: Object.entries(kept) },
  )
  let isFirst = true
  context.on('page', (page) =>
    page.on('domcontentloaded', () => {
      if (!isFirst || page.url() === 'about:blank') return
      isFirst = false
      void script.dispose()
    }),
  )
}

/** What the browser itself says when a call fails, which we tell on the page; or when a sandbox held. */
const OF_FAILED_CALLS =
  /Failed to load resource|net::ERR_|is sandboxed|Failed to load module script|dynamically imported module/

/** Every breach of the content policy, in whichever page of the browser, becomes an error of the console. */
export const REPORT_CSP_VIOLATIONS = `addEventListener('securitypolicyviolation', ({ target, effectiveDirective, blockedURI, sourceFile }) => {
  if (document.contentType !== 'text/html') return // a picture: its page is the browser's own
  const place = target instanceof Element ? 'in the page' : 'outside the page'
  console.error('policy: ' + [effectiveDirective, place, blockedURI, sourceFile].join(' '))
})`
/** What the sanitiser's reading of hostile HTML is reported as, though none of it gets into the page (HD-03). */
const OF_CLEANING =
  /^policy: (style-src|script-src|base-uri)\S* outside the page|violates the following Content/

/** What the browser says of a script that came as something else, or in part: a built one of ours never does. */
const OF_BROKEN_SCRIPTS = /^(Unexpected token '.{1,3}'|Unexpected end of input|Invalid or unexpected token)$/

function consoleProblems(page: Page, ignoreCspViolations: boolean): string[] {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => {
    if (!OF_BROKEN_SCRIPTS.test(message)) complaints.push(`thrown: ${message}`)
  })
  page.context().on('console', (message) => {
    const text = message.text()
    const isOurs = message.page() === page || text.startsWith('policy: ')
    if (message.type() !== 'error' || !isOurs || OF_FAILED_CALLS.test(text)) return
    if (!ignoreCspViolations || !OF_CLEANING.test(text)) complaints.push(`console: ${text}`)
  })
  page.on('dialog', (dialog) => {
    // The browser's own question about unsaved work: a person who reloads means it.
    if (dialog.type() === 'beforeunload') return void dialog.accept()
    complaints.push(`dialog: ${dialog.message()}`)
    return void dialog.dismiss()
  })
  return complaints
}

/** A test with a world, a caller and a page that may not throw. */
export const test = base.extend<TestOptions & Fixtures>({
  seed: ['small', { option: true }],
  caller: ['alice', { option: true }],
  language: ['en', { option: true }],
  gatewayURL: [EMBEDDED_URL, { option: true }],
  gatewayOptions: [{}, { option: true }],
  limits: ['off', { option: true }],
  ignoreCspViolations: [false, { option: true }],

  world: async ({ playwright, gatewayURL, seed, limits, gatewayOptions }, provide, info) => {
    const api = await playwright.request.newContext({ baseURL: gatewayURL })
    await provide(await openWorld(api, { id: worldIdOf(info), seed, limits, options: gatewayOptions }))
    await api.dispose()
  },

  // The page starts in the test's world, signed in as its caller, as if it had been so for a while.
  context: async ({ context, baseURL, world, caller, language }, provide, info) => {
    const { hostname } = new URL(baseURL ?? '')
    const cookies = [cookieOf(hostname, 'gateway_world', worldIdOf(info))]
    const kept: Record<string, string> = { language }
    if (caller !== 'nobody') {
      const { user, session } = await world.signIn(caller)
      const { id, username, display_name, role, status } = user
      cookies.push(cookieOf(hostname, 'session', session))
      kept.user = JSON.stringify({ id, username, display_name, role, status })
    }
    await context.addCookies(cookies)
    await storeOnFirstVisit(context, hostname, kept)
    throttleCpu(context)
    await provide(context)
  },

  page: async ({ page, seed, ignoreCspViolations }, provide) => {
    const complaints = consoleProblems(page, ignoreCspViolations || seed === 'hostile')
    await page.context().addInitScript(REPORT_CSP_VIOLATIONS)
    await provide(page)
    // A slow page may still be asking: what a story wanted to answer itself is over with the story.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    expect(complaints).toEqual([])
  },

  grid: async ({ page }, provide) => provide(new Grid(page)),

  expectToast: async ({ page }, provide) =>
    provide(async (text) => {
      await expect(page.getByRole('region', { name: /^(Messages|消息)$/ }).getByText(text)).toBeVisible()
    }),

  selectOption: async ({ page }, provide) =>
    provide(async (label, option) => {
      const field = page.getByRole('combobox', { name: label })
      await field.fill(option)
      await page.getByRole('option', { name: option, exact: true }).click()
    }),

  accessible: async ({ page }, provide) =>
    provide(async () => {
      expect(await axeFindings(page)).toEqual([])
    }),
})

export { expect }
