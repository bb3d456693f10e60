import { expect, test as base, type BrowserContext, type Page, type TestInfo } from '@playwright/test'
import type { SeedName } from '../../mocks/world'
import { SAVE_DATA } from '../../scripts/browser-session'
import { axeFindings } from './axe'
import { Grid } from './grid'
import { LogFilters } from './log-filters'
import { EMBEDDED_URL } from './origins'
import { openWorld, type Server } from './server'
import { slowDown } from './slow-down'

/** The signed-in seed user, or `nobody` for a signed-out browser. */
export type Caller = 'root' | 'admin' | 'alice' | 'chen' | 'nobody'

interface TestOptions {
  seed: SeedName
  caller: Caller
  /** Language of the console; test texts are English unless a test says otherwise. */
  language: 'en' | 'zh'
  /** Origin of the control API; the page itself may have another origin. */
  gatewayURL: string
  /** Options of the gateway, such as `Footer`. */
  gatewayOptions: Record<string, string>
  /** What the browser has in its local storage before. */
  stored: Record<string, string>
  limits: 'on' | 'off'
  /** Whether the browser asks to save data: the console then loads no code before it is asked for. */
  savesData: boolean
  /** Whether CSP violations are expected: sanitising hostile HTML causes them, as does all HTML of the hostile seed. */
  ignoreCspViolations: boolean
}

interface Fixtures {
  /** Client of the test's own world on the embedded gateway. */
  world: Server
  /** Page object of the only grid on the page. */
  grid: Grid
  /** Page object of the time range and the filters of the log. */
  filters: LogFilters
  /** Waits for a toast. */
  expectToast: (text: string | RegExp) => Promise<void>
  /** Selects an option of a select field. */
  selectOption: (label: string, option: string) => Promise<void>
  /** Expects no axe findings on the page as it is now; the story goes on if there are. */
  accessible: () => Promise<void>
}

/** For `test.use`: stories with animations, as most users have them. */
export const WITH_MOTION = { reducedMotion: 'no-preference' } as const

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

/** Calls `callback` for the page that the test before has left, if there is one, and for each new page. */
function onEachPage(context: BrowserContext, callback: (page: Page) => unknown): void {
  for (const page of context.pages()) callback(page)
  context.on('page', callback)
}

/**
 * Writes into the storage of the first document only. Using `storageState` for this would open an extra page (and a
 * process) per test, which takes a tenth of a test's time.
 */
async function storeOnFirstVisit(context: BrowserContext, host: string, stored: Record<string, string>) {
  const script = await context.addInitScript(
    ({ hostOfPage, items }) => {
      if (location.hostname === hostOfPage)
        for (const [name, value] of items) localStorage.setItem(name, value)
    },
    { hostOfPage: host, items: Object.entries(stored) },
  )
  let isFirst = true
  onEachPage(context, (page) =>
    page.on('domcontentloaded', () => {
      if (!isFirst || page.url() === 'about:blank') return
      isFirst = false
      // The test may have ended meanwhile.
      script.dispose().catch(() => undefined)
    }),
  )
}

/**
 * Console messages of the browser about failed requests, which the page reports itself, and about a sandbox that
 * blocked a script.
 */
const FAILED_REQUEST_MESSAGE =
  /Failed to load resource|net::ERR_|is sandboxed|Failed to load module script|dynamically imported module/

/** Init script that logs every CSP violation as a console error. */
export const REPORT_CSP_VIOLATIONS = `addEventListener('securitypolicyviolation', ({ target, effectiveDirective, blockedURI, sourceFile }) => {
  if (document.contentType !== 'text/html') return // an image: the browser creates the document around it
  const place = target instanceof Element ? 'in the page' : 'outside the page'
  console.error('policy: ' + [effectiveDirective, place, blockedURI, sourceFile].join(' '))
})`

/** CSP directives reported while the sanitiser parses hostile HTML; none of it gets into the page (HD-03). */
const SANITISER_VIOLATION =
  /^policy: (style-src|script-src|base-uri)\S* outside the page|violates the following Content/

/** Browser message about a script with a wrong type or a truncated body; built scripts never cause it. */
const BROKEN_SCRIPT_MESSAGE =
  /^(Unexpected token '.{1,3}'|Unexpected end of input|Invalid or unexpected token)$/

function consoleProblems(page: Page, ignoreCspViolations: boolean): string[] {
  const problems: string[] = []
  page.on('pageerror', ({ message }) => {
    if (!BROKEN_SCRIPT_MESSAGE.test(message)) problems.push(`thrown: ${message}`)
  })
  page.context().on('console', (message) => {
    const text = message.text()
    const isOurs = message.page() === page || text.startsWith('policy: ')
    if (message.type() !== 'error' || !isOurs || FAILED_REQUEST_MESSAGE.test(text)) return
    if (!ignoreCspViolations || !SANITISER_VIOLATION.test(text)) problems.push(`console: ${text}`)
  })
  page.on('dialog', (dialog) => {
    // Accept the `beforeunload` dialog: a test that reloads means it.
    if (dialog.type() === 'beforeunload') return void dialog.accept()
    problems.push(`dialog: ${dialog.message()}`)
    return void dialog.dismiss()
  })
  return problems
}

/** Playwright `test` with a world, a caller and a page that must not throw. */
export const test = base.extend<TestOptions & Fixtures>({
  seed: ['small', { option: true }],
  caller: ['alice', { option: true }],
  language: ['en', { option: true }],
  gatewayURL: [EMBEDDED_URL, { option: true }],
  gatewayOptions: [{}, { option: true }],
  // Stories type server units; those of dollars choose them.
  stored: [{ 'quota.unit': '"units"' }, { option: true }],
  limits: ['off', { option: true }],
  savesData: [true, { option: true }],
  ignoreCspViolations: [false, { option: true }],

  world: async ({ playwright, gatewayURL, seed, limits, gatewayOptions }, provide, info) => {
    const api = await playwright.request.newContext({ baseURL: gatewayURL })
    await provide(await openWorld(api, { id: worldIdOf(info), seed, limits, options: gatewayOptions }))
    await api.dispose()
  },

  // The page starts in the test's world, signed in as its caller.
  context: async (
    { context, baseURL, permissions, world, caller, language, stored: before },
    provide,
    info,
  ) => {
    const { hostname } = new URL(baseURL ?? '')
    const cookies = [cookieOf(hostname, 'gateway_world', worldIdOf(info))]
    const stored: Record<string, string> = { ...before, language }
    if (caller !== 'nobody') {
      const { user, session } = await world.signIn(caller)
      const { id, username, display_name, role, status } = user
      cookies.push(cookieOf(hostname, 'session', session))
      stored.user = JSON.stringify({ id, username, display_name, role, status })
    }
    // The test before may have granted others, which the page that they share would keep.
    await context.clearPermissions()
    if (permissions) await context.grantPermissions(permissions)
    await context.addCookies(cookies)
    await storeOnFirstVisit(context, hostname, stored)
    onEachPage(context, slowDown)
    await provide(context)
  },

  page: async ({ page, seed, savesData, ignoreCspViolations }, provide) => {
    const problems = consoleProblems(page, ignoreCspViolations || seed === 'hostile')
    await page.context().addInitScript(REPORT_CSP_VIOLATIONS)
    if (savesData) await page.context().addInitScript(SAVE_DATA)
    await provide(page)
    // A slow page may still send requests: route handlers of the test end with the test.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    expect(problems).toEqual([])
  },

  grid: async ({ page }, provide) => provide(new Grid(page)),

  filters: async ({ page }, provide) => provide(new LogFilters(page)),

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
      expect.soft(await axeFindings(page)).toEqual([])
    }),
})

export { expect }
