import type { Page } from '@playwright/test'
import { expect, test, type Caller } from '../support/test'

/** Holds the files of a pattern until released. */
async function holdFiles(page: Page, pattern: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(pattern, async (route) => {
    await held
    await route.continue()
  })
  return release
}

const LIBRARIES = '**/assets/libraries-*.js'
const skeletonOf = (page: Page) => page.locator('#root > [aria-hidden=true]')

/** Notes every layout shift of the page, with the elements that moved. */
const OBSERVE_SHIFTS = `
  window.layoutShifts = []
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries())
      window.layoutShifts.push([value, ...sources.map(({ node }) => node?.nodeName + '.' + node?.className)])
  }).observe({ type: 'layout-shift', buffered: true })`

const PAGES: readonly [Caller, readonly string[]][] = [
  ['root', ['/channel', '/log', '/channel/add']],
  ['nobody', ['/login']],
]

for (const [caller, paths] of PAGES)
  for (const width of [1280, 390])
    test.describe(`${caller}, ${width} px`, () => {
      test.use({ caller, viewport: { width, height: 800 } })

      test('skeleton: is painted before the libraries arrive, and leaves without a shift', async ({
        page,
        accessible,
      }) => {
        await page.addInitScript(OBSERVE_SHIFTS)
        for (const path of paths) {
          const release = await holdFiles(page, LIBRARIES)
          await page.goto(path, { waitUntil: 'commit' })
          await expect(skeletonOf(page)).toBeVisible()
          await expect(page.locator('#root').getByRole('link')).toHaveCount(0)
          expect((await page.locator('#root').innerText()).trim()).toBe('')
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
          release()
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expect(skeletonOf(page)).toHaveCount(0)
          const shifts = await page.evaluate<[number][]>('window.layoutShifts')
          const sum = shifts.reduce((total, [value]) => total + value, 0)
          expect(sum, `${path} ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.02)
          await page.unrouteAll({ behavior: 'wait' })
        }
        await accessible()
      })
    })

test('skeleton: stands until the console can show its page or that it is loading', async ({ page }) => {
  const release = await holdFiles(page, '**/assets/token-add-screen-*.js')
  await page.goto('/token/add', { waitUntil: 'commit' })
  await expect(skeletonOf(page)).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(skeletonOf(page)).toHaveCount(0)
  release()
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible()
})

test('skeleton: is not printed', async ({ page }) => {
  await holdFiles(page, LIBRARIES)
  await page.goto('/token', { waitUntil: 'commit' })
  await expect(skeletonOf(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(skeletonOf(page)).toBeHidden()
})

for (const language of ['en', 'zh'] as const)
  test.describe(language, () => {
    test.use({ language })

    for (const [name, pattern] of [
      ['libraries', LIBRARIES],
      ['dictionary', `**/assets/${language}-*.js`],
    ] as const)
      for (const answer of [
        { status: 404, body: '' },
        { status: 200, contentType: 'text/html', body: '<!doctype html><title>x</title>' },
      ])
        test(`start: ${name} answered with ${answer.status} leave a message and a link that loads the page again`, async ({
          page,
          accessible,
        }) => {
          // Without the libraries nothing follows a change of the scheme, so that it is a chosen one.
          await page.addInitScript(() => localStorage.setItem('mantine-color-scheme-value', 'light'))
          await page.route(pattern, (route) => route.fulfill(answer))
          await page.goto('/token#top')
          const alert = page.getByRole('alert')
          await expect(alert.getByRole('heading', { level: 1 })).toHaveText(
            language === 'en' ? 'A part of the console could not be loaded' : '控制台的一部分无法加载',
          )
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
          await accessible()
          await page.unroute(pattern)
          await alert.getByRole('link', { name: language === 'en' ? 'Reload' : '重新加载' }).press('Enter')
          await expect(page.getByRole('table')).toBeVisible()
          await expect(page).toHaveURL('/token')
        })
  })
