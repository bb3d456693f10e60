import type { Locator, Page } from '@playwright/test'
import { smallTargets } from '../support/small-targets'
import { openLoaded } from '../support/open-loaded'
import { expect, test } from '../support/test'

/** Text spacing that users may set (WCAG 1.4.12). */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/** Returns elements whose text is clipped and not available elsewhere. Runs in the page. */
function cutWords(): string[] {
  const BOXES = 'button, a, label, th, legend, [role="alert"], [role="status"], h1, h2, h3, p'
  return [...document.querySelectorAll<HTMLElement>(BOXES)]
    .filter((box) => {
      const { overflowX, overflowY, position } = getComputedStyle(box)
      const isCut =
        (overflowX !== 'visible' && box.scrollWidth > box.clientWidth + 1) ||
        (overflowY !== 'visible' && box.scrollHeight > box.clientHeight + 1)
      return isCut && position !== 'absolute' && box.clientWidth > 1 && !box.closest('[title], [data-full]')
    })
    .map((box) => box.outerHTML.slice(0, 200))
}

for (const caller of ['nobody', 'alice', 'admin', 'root'] as const) {
  test.describe(`as ${caller}`, () => {
    // User styles are not subject to the CSP.
    test.use({ caller, bypassCSP: true })

    test('text spacing: nothing is clipped, and controls are at least 24 px large (AX-54, AX-55)', async ({
      page,
      visitUrls,
    }) => {
      for (const address of visitUrls) {
        await openLoaded(page, address)
        expect.soft(await page.evaluate(smallTargets, 24), address).toEqual([])
        await page.addStyleTag({ content: SPACING })
        expect.soft(await page.evaluate(cutWords), address).toEqual([])
        const isTooWide = 'document.documentElement.scrollWidth > document.documentElement.clientWidth'
        // A table becomes scrollable one frame later.
        await expect.poll(() => page.evaluate(isTooWide), address).toBe(false)
      }
    })

    test.describe('by touch', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

      test('touch: controls are visible without hover and at least 44 px large (AX-55, AX-60, AX-58)', async ({
        page,
        visitUrls,
      }) => {
        for (const address of visitUrls) {
          await openLoaded(page, address)
          const hidden = await page
            .locator('main :is(button, a[href])')
            .evaluateAll((controls) =>
              controls
                .filter(
                  (control) =>
                    control.getBoundingClientRect().width > 0 &&
                    !control.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
                )
                .map((control) => control.outerHTML.slice(0, 160)),
            )
          expect.soft(hidden, address).toEqual([])
          expect.soft(await page.evaluate(smallTargets, 44), address).toEqual([])
        }
        // No orientation is forced, and nothing needs dragging.
        const manifest = await page.evaluate(
          'fetch(document.querySelector("link[rel=manifest]").href).then((answer) => answer.text())',
        )
        expect(manifest).not.toContain('orientation')
      })
    })
  })
}

/** Opens something from the page at `address`, and returns what has opened. */
type Opened = [name: string, address: string, open: (page: Page) => Promise<Locator>]

async function press(page: Page, name: string | RegExp, opens: 'menu' | 'dialog'): Promise<Locator> {
  await page.getByRole('button', { name }).first().click()
  return page.getByRole(opens)
}

const OPENED: readonly Opened[] = [
  ['the menu', '/channel', (page) => press(page, 'Menu', 'dialog')],
  ['the menu of the account', '/channel', (page) => press(page, 'Account: root', 'menu')],
  ['the menu of a row', '/channel', (page) => press(page, /^More actions for /, 'menu')],
  ['the question before a deletion', '/token', (page) => askToDelete(page)],
  ['the time range', '/log', (page) => press(page, /^Time range/, 'dialog')],
  ['the filters', '/log', (page) => press(page, 'Filters', 'dialog')],
  ['the calendar of a field', '/token/add', (page) => press(page, 'Choose a date', 'dialog')],
]

async function askToDelete(page: Page): Promise<Locator> {
  const menu = await press(page, /^More actions for /, 'menu')
  await menu.getByRole('menuitem', { name: 'Delete' }).click()
  return page.getByRole('alertdialog').or(page.getByRole('dialog'))
}

test.describe('opened by touch', () => {
  test.use({ caller: 'root', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  for (const [name, address, open] of OPENED) {
    test(`touch: controls of ${name} are at least 44 px large (AX-55)`, async ({ page }) => {
      await page.goto(address)
      await expect(await open(page)).toBeVisible()
      await expect(page.getByText(/^loading /)).toHaveCount(0)
      expect(await page.evaluate(smallTargets, 44)).toEqual([])
    })
  }
})
