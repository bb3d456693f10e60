import type { Request } from '@playwright/test'
import { VISITS } from '../../scripts/page-visits'
import { openLoaded } from '../support/open-loaded'
import { expect, test } from '../support/test'
import { customFindings } from './custom-checks'

/** GETs with side effects; opening a page must send none of them. */
const WITH_EFFECT =
  /\/api\/(verification|reset_password|oauth\/|user\/(logout|token|aff)|channel\/(test|update_balance))/
/** Keys that the console may write to each storage. */
const STATUS_KEYS = ['status', 'system_name', 'logo', 'footer_html', 'quota_per_unit', 'display_in_currency']
const ALLOWED = {
  localStorage: [
    'language',
    ...STATUS_KEYS,
    'server-version',
    'notice',
    'home_page_content',
    'about',
    'user',
    'session.role',
    'channel_models',
    'channel_models_version',
  ],
  sessionStorage: ['tsr-scroll-restoration-v1_3'],
}
/** Whether the checklist of a new server is open, which root alone sees. */
const ALLOWED_TO_ROOT = ['setup']
/** Members of the cached status that look secret; all of them are public. */
const SECRET = /secret|token$|password|access|key$/i

for (const caller of ['nobody', 'alice', 'admin', 'root'] as const) {
  test.describe(`as ${caller}`, () => {
    test.use({ caller, gatewayOptions: { ChatLink: 'https://chat.example/' } })

    test('every page passes the custom checks, requests no other host and stores nothing else (AX-05, AX-06, AX-07, AX-09, AX-35, AX-44, AX-58, AX-61, AX-62, AX-68, AX-70, T-12, T-16, T-34, T-40)', async ({
      page,
      world,
      baseURL,
    }) => {
      const hosts = new Set<string>()
      const calls: Request[] = []
      page.on('request', (request) => {
        const { host, pathname } = new URL(request.url())
        hosts.add(host)
        if (pathname.startsWith('/api/')) calls.push(request)
      })
      await page.route('https://chat.example/**', (route) => route.fulfill({ body: 'chat' }))
      const titles = new Map<string, string>()
      const positions = { menu: new Set<string>(), card: new Set<string>() }
      const visits = VISITS.filter((visit) => visit.caller === caller)
      for (const { url: address, isCard } of visits) {
        await openLoaded(page, address)
        await page.evaluate(() => window.postMessage({ type: 'token', token: 'x', height: 9 }, '*'))
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          expect.soft(await customFindings(page), `${address}, ${colorScheme}`).toEqual([])
        }
        const title = await page.title()
        const former = titles.get(title)
        expect
          .soft(former === undefined || former.split(/[?]/)[0] === address.split(/[?]/)[0], title)
          .toBe(true)
        titles.set(title, address)
        // A card, such as the log-in, has no menu.
        await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(isCard ? 0 : 1)
        const language = page.getByRole('button', { name: 'Language' })
        positions[isCard ? 'card' : 'menu'].add(JSON.stringify(await language.boundingBox()))
      }
      expect(positions.menu.size).toBe(1)
      expect(positions.card.size).toBe(visits.some(({ isCard }) => isCard) ? 1 : 0)

      const { host } = new URL(baseURL ?? '')
      expect([...hosts].toSorted()).toEqual(
        visits.some(({ url }) => url === '/chat') ? [host, 'chat.example'].toSorted() : [host],
      )
      const requests = await world.requests()
      expect(requests.filter(({ method, path }) => method !== 'GET' || WITH_EFFECT.test(path))).toEqual([])
      // API requests use fetch only, never a link, an image or a frame.
      expect(calls.length).toBeGreaterThan(5)
      expect(calls.filter((call) => call.resourceType() !== 'fetch').map((call) => call.url())).toEqual([])
      const stored = await page.evaluate(() => ({
        localStorage: Object.keys(localStorage),
        sessionStorage: Object.keys(sessionStorage),
      }))
      const allowed = new Set([...ALLOWED.localStorage, ...(caller === 'root' ? ALLOWED_TO_ROOT : [])])
      expect(stored.localStorage.filter((key) => !allowed.has(key))).toEqual([])
      expect(stored.sessionStorage.filter((key) => !ALLOWED.sessionStorage.includes(key))).toEqual([])
      expect(stored.localStorage).toEqual(expect.arrayContaining(['language', ...STATUS_KEYS]))
      const status: unknown = JSON.parse((await page.evaluate(() => localStorage.getItem('status'))) ?? '')
      expect(Object.keys(status ?? {}).filter((name) => SECRET.test(name))).toEqual(['turnstile_site_key'])
      if (caller !== 'nobody') {
        const user: unknown = JSON.parse((await page.evaluate(() => localStorage.getItem('user'))) ?? '')
        expect(Object.keys(user ?? {}).toSorted()).toEqual([
          'display_name',
          'id',
          'role',
          'status',
          'username',
        ])
      }
    })
  })
}

test.describe('planted problems', () => {
  // The test inserts HTML that the CSP's Trusted Types would sanitise.
  test.use({ bypassCSP: true })

  test('custom checks: report every planted problem', async ({ page }) => {
    await page.goto('/about')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await customFindings(page)).toEqual([])
    await page.evaluate(() => {
      const wrong = document.createElement('div')
      wrong.innerHTML = `<h1>Another</h1><p tabindex="2">far ahead</p><p draggable="true">pull</p>
      <input placeholder="faint" style="background: #777"><input type="password">
      <button aria-disabled="true" style="color: #888; background: #777">faint</button>
      <svg style="color: #fefefe; background: #fff" width="20" height="20"></svg>
      <table><tbody><tr><th>a</th></tr></tbody></table>
      <button aria-label="Something else">Save it</button><img src="/logo.png"><p id="heard">press</p>`
      document.body.append(wrong)
      Reflect.set(document.getElementById('heard') ?? {}, '__reactProps$test', { onClick: () => {} })
    })
    const found = new Set((await customFindings(page)).map((one) => one.replace(/, <.*/s, '')))
    expect([...found].map((one) => one.slice(0, 5)).toSorted()).toEqual(
      expect.arrayContaining([
        'AX-05',
        'AX-06',
        'AX-07',
        'AX-09',
        'AX-44',
        'AX-58',
        'AX-61',
        'AX-62',
        'AX-68',
      ]),
    )
    expect(found).toContain('AX-05: placeholder')
    expect(found).toContain('AX-05: icon')
    expect(found).toContain('AX-05: disabled text has too little contrast')
    expect(found).toContain('AX-07: click without a role')
    expect(found).toContain('AX-07: tabindex')
  })
})
