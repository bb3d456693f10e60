import { ADDRESSES } from '../support/addresses'
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

test.describe('as root', () => {
  // User styles are not subject to the CSP.
  test.use({ caller: 'root', bypassCSP: true })

  test('text spacing: nothing is clipped (AX-54)', async ({ page }) => {
    test.setTimeout(90_000)
    for (const address of ADDRESSES.root) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      await expect(page.getByText(/^loading /)).toHaveCount(0)
      await page.addStyleTag({ content: SPACING })
      expect.soft(await page.evaluate(cutWords), address).toEqual([])
      const isTooWide = 'document.documentElement.scrollWidth > document.documentElement.clientWidth'
      // A table becomes scrollable one frame later.
      await expect.poll(() => page.evaluate(isTooWide), address).toBe(false)
    }
  })

  test.describe('by touch', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('touch: controls are visible without hover and large enough (AX-55, AX-60, AX-58)', async ({
      page,
    }) => {
      for (const address of ['/channel', '/token', '/user', '/redemption', '/log', '/setting?tab=other']) {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
        await expect(page.getByText(/^loading /)).toHaveCount(0)
        const findings = await page.evaluate(() => {
          const found: string[] = []
          for (const control of document.querySelectorAll<HTMLElement>('main button, main a[href]')) {
            const box = control.getBoundingClientRect()
            if (box.width === 0) continue
            if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
              found.push(`AX-60: ${control.outerHTML.slice(0, 160)}`)
            const isInRow = control.matches('td button, td a') && control.matches('button, [data-variant]')
            if (isInRow && Math.min(box.width, box.height) < 31.5)
              found.push(`AX-55: ${box.width}×${box.height} ${control.outerHTML.slice(0, 160)}`)
          }
          return found
        })
        expect.soft(findings, address).toEqual([])
      }
      // No orientation is forced, and nothing needs dragging.
      const manifest = await page.evaluate(
        'fetch(document.querySelector("link[rel=manifest]").href).then((answer) => answer.text())',
      )
      expect(manifest).not.toContain('orientation')
    })
  })
})
