import type { Locator, Page } from '@playwright/test'
import { IS_TOO_WIDE } from '../support/clipped-texts'
import { expect, test, WITH_MOTION } from '../support/test'

const rowHeight = async (page: Page) =>
  (await page.getByRole('row', { name: /newest/ }).boundingBox())?.height ?? 0
// A zero-duration animation with a delay does not move.
const moving = `document.getAnimations().map(({ effect }) => effect.getTiming()).filter((one) => one.duration > 0)`

test.describe('chosen appearance', () => {
  test.use({ colorScheme: 'dark' })

  test('density and colour scheme: the system is followed until the user picks, and both are set before the first paint', async ({
    page,
  }) => {
    await page.goto('/token')
    const roomy = await rowHeight(page)
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark')
    const menu = page.getByRole('button', { name: 'Colour scheme' })
    await menu.click()
    const densities = page.getByRole('group', { name: 'Density' })
    await densities.getByRole('menuitemradio', { name: 'Compact' }).click()
    expect(await rowHeight(page)).toBeLessThan(roomy - 5)
    const dense = await rowHeight(page)
    await menu.click()
    await page.getByRole('menuitemradio', { name: 'Light' }).click()
    await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light')
    // No code of the console has run when they are already set, so rows do not shift.
    await page.route(/\/assets\/(?!start-).*[.]js$/, (route) => route.abort())
    await page.goto('/token/add')
    await expect(html).toHaveAttribute('data-density', 'compact')
    await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light')
    await page.unrouteAll()
    await page.goto('/token')
    expect(await rowHeight(page)).toBe(dense)
  })
})

test.describe('system preferences', () => {
  test.use({ caller: 'root' })

  test('reduced motion: nothing is animated (AX-56) @all', async ({ page, grid, world }) => {
    await page.goto('/channel')
    await expect(page.getByText(/^\d+ rows$/).first()).toBeVisible()
    await world.fault({ call: 'GET /api/channel/search', kind: 'F17', times: 1 })
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect.poll(world.held).toBe(1)
    expect(await page.evaluate(moving)).toEqual([])
    await world.release()
    await page.getByRole('button', { name: 'Columns' }).click()
    expect(await page.evaluate(moving)).toEqual([])
    await page.keyboard.press('Escape')
    await grid.press('xAI', 'Delete')
    expect(await page.evaluate(moving)).toEqual([])
  })

  test.describe('without the preference', () => {
    test.use(WITH_MOTION)

    test('motion: a list that is read again says so, and what moves for it ends @all', async ({
      page,
      world,
    }) => {
      await page.goto('/channel')
      await expect(page.getByText(/^\d+ rows$/).first()).toBeVisible()
      await world.fault({ call: 'GET /api/channel/search', kind: 'F17', times: 1 })
      await page.getByRole('button', { name: 'Refresh' }).click()
      const table = page.getByRole('table')
      await expect(table).toHaveAttribute('aria-busy', 'true')
      await expect(page.locator('span:has(+ table)')).toHaveCSS('opacity', '1')
      await expect.poll(() => page.evaluate(moving)).toEqual([])
      await expect.poll(world.held).toBe(1)
      await world.release()
      await expect(table).not.toHaveAttribute('aria-busy', 'true')
      await expect.poll(() => page.evaluate(moving)).toEqual([])
    })
  })

  test('forced colours: focus and selection stay visible (AX-03, AX-57) @all', async ({ page, grid }) => {
    const computedStyleOf = (one: Locator) =>
      one.evaluate((element) => {
        const { backgroundColor, outlineStyle, outlineWidth, borderTopWidth } = getComputedStyle(element)
        return { backgroundColor, outlineStyle, outlineWidth, borderTopWidth }
      })
    const differ = async (chosen: Locator, other: Locator) =>
      expect((await computedStyleOf(chosen)).backgroundColor).not.toBe(
        (await computedStyleOf(other)).backgroundColor,
      )

    // The browser may forget emulated media when a navigation starts another process, so a page is open by then.
    await page.goto('/about')
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto('/log?range=7d')
    await page.getByRole('button', { name: 'Time range: Last 7 days' }).click()
    const preset = (name: string) => page.getByRole('button', { name, exact: true })
    await differ(preset('Last 7 days'), preset('Today'))
    await preset('Last 24 hours').focus()
    await page.keyboard.press('Tab')
    const ring = await computedStyleOf(preset('Last 7 days'))
    expect(ring).toMatchObject({ outlineStyle: 'solid', outlineWidth: '2px' })
    await page.keyboard.press('Escape')
    const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
    await differ(link('Logs'), link('Tokens'))

    await page.goto('/setting?tab=operation')
    await differ(page.getByRole('tab', { name: 'Operations' }), page.getByRole('tab', { name: 'System' }))
    const track = (name: string) =>
      page.getByRole('switch', { name }).locator('xpath=following-sibling::*[1]')
    const [on, off] = [track('Record consumption'), track('Count tokens approximately')]
    expect(await computedStyleOf(off)).toMatchObject({ borderTopWidth: '1px' })
    await differ(on, off)

    await page.goto('/channel')
    await page.getByRole('checkbox', { name: 'Select xAI' }).check()
    // Checkboxes are native and use system colours; the selected row has a border as well.
    expect(await computedStyleOf(grid.row('xAI'))).toMatchObject({ borderTopWidth: '1px' })
    expect(await computedStyleOf(grid.row('Vertex AI'))).toMatchObject({ borderTopWidth: '0px' })
  })
})

test.describe('print', () => {
  test.use({ caller: 'root', colorScheme: 'dark' })

  test('print: codes and logs are complete, black on white, without controls @all', async ({
    page,
    grid,
  }) => {
    await page.setViewportSize({ width: 794, height: 1000 })
    await page.goto('/log')
    await expect(grid.table.getByRole('rowheader').first()).toBeVisible()
    await expect(page.getByText(/^Consumed in this filter/)).toBeVisible()
    // Only now: the browser may forget the medium when a navigation starts another process.
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    expect(await page.evaluate(IS_TOO_WIDE)).toBe(false)
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeHidden()
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)')

    await page.emulateMedia({ media: 'screen' })
    await page.goto('/redemption/add')
    await page.getByLabel('Name').fill('paper')
    await page.getByLabel('Count', { exact: true }).fill('40')
    await page.getByRole('button', { name: 'Create redemption codes' }).click()
    const codes = page.getByLabel('Created codes')
    await expect(codes).toHaveValue(/^(\w{32}\n?){40}$/)
    await page.emulateMedia({ media: 'print' })
    expect(await codes.evaluate((box) => box.scrollHeight <= box.clientHeight)).toBe(true)
  })

  test('print: usage has its title and table, without controls and their labels @all', async ({ page }) => {
    await page.goto('/usage')
    const controls = [page.getByText('Period', { exact: true }), page.getByRole('button', { name: 'Print' })]
    for (const control of controls) await expect(control).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    for (const control of controls) await expect(control).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('table')).toBeVisible()
  })
})
