import type { Page } from '@playwright/test'

/** Text spacing that users may set (WCAG 1.4.12). */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/** Whether the page scrolls sideways, as an expression of the page. */
export const IS_TOO_WIDE = 'document.documentElement.scrollWidth > document.documentElement.clientWidth'

/** Sets or removes the text spacing of a user, which no policy forbids: not an element, but a sheet of the page. */
export async function spaceOut(page: Page, isSpaced: boolean): Promise<void> {
  await page.evaluate(
    ([css, isOn]) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = isOn ? [sheet] : []
    },
    [SPACING, isSpaced] as const,
  )
}

/** Returns elements whose text is clipped and not available elsewhere. Runs in the page. */
export function clippedTexts(): string[] {
  const BOXES = 'button, a, label, th, legend, [role="alert"], [role="status"], h1, h2, h3, p'
  return [...document.querySelectorAll<HTMLElement>(BOXES)]
    .filter((box) => {
      const { overflowX, overflowY, position } = getComputedStyle(box)
      const isCut =
        (overflowX !== 'visible' && box.scrollWidth > box.clientWidth + 1) ||
        (overflowY !== 'visible' && box.scrollHeight > box.clientHeight + 1)
      return isCut && position !== 'absolute' && box.clientWidth > 1 && !box.closest('[title], [data-tip]')
    })
    .map((box) => box.outerHTML.slice(0, 200))
}
