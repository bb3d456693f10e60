import { expect, test } from '../support/test'

/** Sums the layout shifts of the page (CLS), and notes what moved. */
const OBSERVE_SHIFTS = `
  window.layoutShift = 0
  window.moved = []
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (hadRecentInput) continue
      window.layoutShift += value
      for (const { node, previousRect, currentRect } of sources)
        window.moved.push([value.toFixed(4), node?.nodeName, node?.className, previousRect.y, currentRect.y].join(' '))
    }
  }).observe({ type: 'layout-shift', buffered: true })`

/** Their panels and tabs, which arrive after the frame, push others down or the footer out of the window. */
const SHIFTING = new Set([
  '/',
  '/channel/coverage',
  '/channel/tests',
  ...['operation', 'system', 'other'].map((tab) => `/setting?tab=${tab}`),
])
const isStill = (address: string) => !SHIFTING.has(address)

for (const caller of ['nobody', 'alice', 'root'] as const) {
  for (const width of [1280, 390]) {
    test.describe(`${caller}, ${width} px`, () => {
      test.use({ caller, viewport: { width, height: 800 } })

      test('forms, lists and other pages shift no layout when they are opened with an empty cache', async ({
        page,
        visitUrls,
      }) => {
        await page.addInitScript(OBSERVE_SHIFTS)
        const browser = await page.context().newCDPSession(page)
        expect(visitUrls.filter(isStill).length).toBeGreaterThan(2)
        for (const address of visitUrls.filter(isStill)) {
          await browser.send('Network.clearBrowserCache')
          await page.goto(address)
          await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
          await page.waitForLoadState('networkidle')
          await expect(page.getByText(/^loading /)).toHaveCount(0)
          const moved = await page.evaluate<string[]>('window.moved')
          expect
            .soft(await page.evaluate('window.layoutShift'), `${address}\n${moved.join('\n')}`)
            .toBeLessThanOrEqual(0.01)
        }
      })
    })
  }
}
