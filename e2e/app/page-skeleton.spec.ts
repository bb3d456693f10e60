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

const PAGES: readonly { caller: Caller; width: number; paths: readonly string[]; isDaily?: boolean }[] = [
  { caller: 'root', width: 1280, paths: ['/channel', '/log', '/channel/add'], isDaily: true },
  { caller: 'root', width: 390, paths: ['/channel', '/log', '/channel/add'] },
  { caller: 'nobody', width: 1280, paths: ['/login'] },
  { caller: 'nobody', width: 390, paths: ['/login'] },
]

for (const { caller, width, paths, isDaily } of PAGES)
  test.describe(`${caller}, ${width} px${isDaily ? '' : ' @all'}`, () => {
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

test('skeleton: stands until the console can show its page or that it is loading @all', async ({ page }) => {
  const release = await holdFiles(page, '**/assets/token-add-screen-*.js')
  const releaseLibraries = await holdFiles(page, LIBRARIES)
  await page.goto('/token/add', { waitUntil: 'commit' })
  await expect(skeletonOf(page)).toBeVisible()
  releaseLibraries()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(skeletonOf(page)).toHaveCount(0)
  release()
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible()
})

test('skeleton: is not printed @all', async ({ page }) => {
  await holdFiles(page, LIBRARIES)
  await page.goto('/token', { waitUntil: 'commit' })
  await expect(skeletonOf(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(skeletonOf(page)).toBeHidden()
})

// What arrives instead of a file is one of two answers, the file one of two, and the message one of two languages.
for (const { language, pattern, answer, title, reload } of [
  {
    language: 'en',
    pattern: LIBRARIES,
    answer: { status: 404, body: '' },
    title: 'A part of the console could not be loaded',
    reload: 'Reload',
  },
  {
    language: 'zh',
    pattern: '**/assets/zh-*.js',
    answer: { status: 200, contentType: 'text/html', body: '<!doctype html><title>x</title>' },
    title: '控制台的一部分无法加载',
    reload: '重新加载',
  },
] as const)
  test.describe(`${language}${language === 'en' ? '' : ' @all'}`, () => {
    test.use({ language })

    test(`start: ${pattern} answered with ${answer.status} leaves a message and a link that loads the page again`, async ({
      page,
      accessible,
    }) => {
      // Without the libraries nothing follows a change of the scheme, so that it is a chosen one.
      await page.addInitScript(() => localStorage.setItem('mantine-color-scheme-value', 'light'))
      await page.route(pattern, (route) => route.fulfill(answer))
      await page.goto('/token#top')
      const alert = page.getByRole('alert')
      await expect(alert.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await accessible()
      await page.unroute(pattern)
      await alert.getByRole('link', { name: reload }).press('Enter')
      await expect(page.getByRole('table')).toBeVisible()
      await expect(page).toHaveURL('/token')
    })
  })

test('skeleton: bars stand for the rows of a list that take long', async ({ page, world }) => {
  await world.fault({ call: 'GET /api/token/?p=0', kind: 'hang' })
  await page.goto('/token')
  const place = page.locator('tbody[aria-hidden=true] td').first()
  await expect(place).toHaveCSS('background-image', /gradient/)
})
