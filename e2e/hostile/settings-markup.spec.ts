import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { AT_PAGE_START, installXssProbes } from './xss-probes'
import { HTML_CASES, MARKDOWN_CASES, parts } from './markup-cases'

test.use({ caller: 'root', ignoreCspViolations: true })

const ALLOWED_CALLS = [...AT_PAGE_START, 'GET /api/option/', 'GET /api/group/', 'GET /api/models']
const FAMILIES = [
  [HTML_CASES, '\n\n<hr>\n\n'],
  [MARKDOWN_CASES, '\n\n---\n\n'],
] as const
const ENDLESS = `${'> '.repeat(20_000)}x`

const laidOut = (page: Page, name: string) => page.getByRole('region', { name }).locator('div:has(> hr)')

test('settings: previews of notice, home page, about page and footer, and release notes, are sanitised like the pages (T-03, T-45)', async ({
  page,
  world,
}) => {
  const probes = await installXssProbes(page)
  await page.goto('/setting?tab=other')
  for (const label of ['Notice', 'Home page content', 'About']) {
    const field = page.getByRole('textbox', { name: label, exact: true })
    const preview = laidOut(page, `Preview of ${label}`)
    for (const [cases, between] of FAMILIES) {
      await field.fill(cases.map(([, input]) => input).join(between))
      const cleaned = cases.map(([, , output]) => output)
      await expect.poll(async () => parts(await preview.innerHTML())).toEqual(cleaned)
    }
  }
  await page.getByRole('textbox', { name: 'Footer' }).fill(HTML_CASES.map(([, input]) => input).join('<hr>'))
  const cleaned = HTML_CASES.map(([, , output]) => output)
  const footer = laidOut(page, 'Preview of Footer')
  await expect.poll(async () => (await footer.innerHTML()).split('<hr>')).toEqual(cleaned)

  // A URL is shown in a frame of another origin or not at all (PM13, PM15); a very long text does not freeze the tab
  // (PM11).
  const about = page.getByRole('textbox', { name: 'About', exact: true })
  const preview = page.getByRole('region', { name: 'Preview of About' })
  await about.fill('https://frame.example/page')
  await expect(preview).toContainText('Shown in a frame: https://frame.example/page')
  await about.fill(new URL('/setting', page.url()).href.replace('http:', 'https:'))
  await expect(preview).not.toContainText('Shown in a frame')
  await about.fill(ENDLESS)
  await expect(preview).toContainText('> > > x')
  await about.fill('')
  await expect(preview).toBeHidden()
  expect(await page.locator('iframe').count()).toBe(0)
  expect(await world.calls(/^PUT/)).toEqual([])

  await page.route('https://api.github.com/**', (route) =>
    route.fulfill({
      json: { tag_name: 'v9.1', body: HTML_CASES.map(([, input]) => input).join('\n\n<hr>\n\n') },
      headers: { 'access-control-allow-origin': '*' },
    }),
  )
  await page.getByRole('button', { name: 'Check for updates' }).click()
  const notes = laidOut(page, 'Release notes')
  await expect.poll(async () => parts(await notes.innerHTML())).toEqual(cleaned)
  // Headings of the release notes rank below the page title.
  await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toHaveCount(0)
  await probes.expectNoEffect(ALLOWED_CALLS, ['api.github.com'])
})
