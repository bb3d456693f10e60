import type { Page } from '@playwright/test'
import { dailySample } from '../support/daily-sample'
import { openLoaded } from '../support/open-loaded'
import { expect, test } from '../support/test'

/** Describes a problem with the focus indicator; returns an empty string without one. Runs in the page. */
function inspectFocus(): string {
  const element = document.activeElement
  if (!element || element === document.body) return 'the focus is nowhere'
  const name = element.outerHTML.slice(0, 160)
  const box = element.getBoundingClientRect()
  const inside = [0.05, 0.5, 0.95].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const))
  const isCovered = inside.every(([x, y]) => {
    const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)
    return !top || !(element.contains(top) || top.contains(element) || top.closest('label'))
  })
  if (isCovered) return `AX-32: covered, ${name}`

  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const luminance = (colors: string[]) => {
    if (!canvas) return 0
    for (const color of colors) {
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
    }
    const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
      const share = value / 255
      return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const grounds = (from: Element | null): string[] =>
    from ? [...grounds(from.parentElement), getComputedStyle(from).backgroundColor] : ['#fff']
  const contrast = (one: number, other: number) =>
    (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

  // The ring is on the element, on its visible substitute (a switch), or is the border of a field.
  const shown = [
    element,
    element.nextElementSibling,
    element.parentElement,
    element.closest('[data-variant]'),
  ]
  const rings = shown.flatMap((one) => {
    if (!one) return []
    const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderTopWidth, borderTopColor } =
      getComputedStyle(one)
    const around = luminance(grounds(one.parentElement))
    const color = outlineStyle === 'none' ? borderTopColor : outlineColor
    const width = outlineStyle === 'none' ? borderTopWidth : outlineWidth
    return [
      { width: Number.parseFloat(width), isEnough: contrast(luminance([color]), around) >= 3, boxShadow },
    ]
  })
  if (rings.some(({ width, isEnough }) => width >= 2 && isEnough)) return ''
  return `AX-31: ring ${JSON.stringify(rings.slice(0, 2))}, ${name}`
}

const MEDIA = [{ colorScheme: 'light' }, { colorScheme: 'dark' }, { forcedColors: 'active' }] as const

async function tabThrough(page: Page, presses: number): Promise<string[]> {
  const findings = new Set<string>()
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab')
    const isAtEnd = await page.evaluate(() => document.activeElement === document.body)
    if (isAtEnd) break
    const found = await page.evaluate(inspectFocus)
    if (found !== '') findings.add(found)
  }
  return [...findings]
}

test.describe('as root', () => {
  test.use({ caller: 'root', viewport: { width: 1100, height: 460 } })

  test('focus: every focused element has a visible ring of two pixels and is not covered (AX-31, AX-32)', async ({
    page,
  }) => {
    for (const [address, presses] of dailySample([
      ['/channel', 60],
      ['/channel/add', 40],
      ['/setting?tab=operation', 50],
    ] as const)) {
      for (const media of dailySample(MEDIA)) {
        await page.emulateMedia({ forcedColors: 'none', ...media })
        await openLoaded(page, address)
        expect.soft(await tabThrough(page, presses), `${address}, ${JSON.stringify(media)}`).toEqual([])
      }
    }
  })
})

test('focus: moves on page changes only; going back restores the link and the scroll position (AX-25, AX-26, AX-30)', async ({
  page,
  grid,
}) => {
  await page.setViewportSize({ width: 1100, height: 420 })
  const title = page.getByRole('heading', { level: 1 })
  await page.goto('/token')
  await expect(grid.row('home network')).toBeVisible()
  await expect(title).not.toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: /^Tokens$/ })).toHaveCount(0)

  // Sorting and paging change the URL without moving the focus.
  const sort = page.getByLabel('Sort by')
  await sort.focus()
  await sort.selectOption('used_quota')
  await expect(page).toHaveURL(/order=used_quota/)
  await expect(sort).toBeFocused()
  await sort.selectOption('')
  await page.getByRole('button', { name: 'Refresh' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeFocused()

  const link = page.getByRole('link', { name: 'Edit shared with Bob' })
  await link.focus()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(0)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Edit token' })).toBeFocused()
  await expect(page).toHaveTitle(/^Edit token: .+ – /)
  await expect(page.getByRole('status').filter({ hasText: /^Edit token/ })).toHaveCount(1)
  await page.goBack()
  await expect(link).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
})

test.describe('a wide table in a narrow window', () => {
  test.use({ caller: 'root', viewport: { width: 820, height: 700 } })

  test('table: a scrollable table has a name and scrolls with the arrow keys (AX-48) @all', async ({
    page,
    grid,
  }) => {
    await page.goto('/log')
    await expect(grid.table.getByRole('rowheader').first()).toBeVisible()
    const area = grid.table.locator('xpath=ancestor::*[@tabindex="0"][1]')
    await expect(area).toHaveAccessibleName(/.+/)
    await area.focus()
    const moved = () => area.evaluate((element) => element.scrollLeft)
    expect(await moved()).toBe(0)
    await page.keyboard.press('ArrowRight')
    await expect.poll(moved).toBeGreaterThan(0)
  })
})

test('date field: accepts typing and arrow keys in the calendar (AX-69) @all', async ({ page }) => {
  await page.goto('/token/add')
  const field = page.getByRole('textbox', { name: 'Expires at' })
  await field.fill('2031-02-03 04:05:06')
  await field.press('Tab')
  await expect(page.getByRole('button', { name: 'Choose a date' })).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Choose a date' })
  await dialog.getByRole('button', { name: /^3 February 2031/ }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(field).toHaveValue('2031-02-11 04:05:06')
})
