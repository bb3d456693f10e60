import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'

/** Widths of the headings in pixels. */
const widths = (page: Page) =>
  page
    .getByRole('table')
    .and(page.locator('[tabindex]'))
    .getByRole('columnheader')
    .evaluateAll((headings) => headings.map((heading) => Math.round(heading.getBoundingClientRect().width)))

/** What does not fit: the table, which then has a scroll bar, or the text of a cell; an input may reach into the padding. */
const misfits = (page: Page) =>
  page
    .locator('[data-scrolls], tr :is(th, td):not([data-place="select"], :has(input))')
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.matches('[data-scrolls]') || part.scrollWidth > part.clientWidth + 1)
        .map((part) => part.textContent),
    )

const OTHER_LISTS = [
  { path: '/user', call: 'GET /api/user/', name: 'wealthy' },
  { path: '/redemption', call: 'GET /api/redemption/', name: 'newest' },
]

for (const density of ['comfortable', 'compact']) {
  test.describe(`${density} rows at 1280 px${density === 'compact' ? ' @all' : ''}`, () => {
    test.use({ caller: 'root', viewport: { width: 1280, height: 800 } })
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('density', value), density)
    })

    test('channels: loading, a failed test, a selection and a filter change no width @all', async ({
      page,
      grid,
      world,
    }) => {
      await world.fault({ call: 'GET /api/channel/', kind: 'hang', times: 1 })
      await page.goto('/channel')
      await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true')
      const loading = await widths(page)
      await expect.poll(world.held).toBe(1)
      await world.release()
      await grid.row('xAI').waitFor()
      expect(await widths(page)).toEqual(loading)
      expect(loading[2]).toBeGreaterThanOrEqual(220)
      expect(await misfits(page)).toEqual([])
      const { y } = (await grid.row('xAI').boundingBox()) ?? {}

      await world.fault({ call: 'GET /api/channel/test/{id}', kind: 'refused', message: 'status code 401' })
      await page.getByRole('button', { name: 'Test xAI' }).click()
      await expect(grid.row('xAI')).toContainText('failed · 401')
      expect(await widths(page)).toEqual(loading)

      await grid.row('xAI').getByRole('checkbox').check()
      await expect(page.getByText('1 selected').first()).toBeVisible()
      expect(await widths(page)).toEqual(loading)
      expect((await grid.row('xAI').boundingBox())?.y).toBe(y)
      await grid.row('xAI').getByRole('checkbox').uncheck()

      await page.getByLabel('Status').selectOption({ index: 3 })
      await expect(page).toHaveURL(/status=/)
      expect(await widths(page)).toEqual(loading)
    })

    test('tokens: a selection, a search and a past expiry change no width @all', async ({
      page,
      grid,
      world,
    }) => {
      await world.call('POST', '/api/token/', {
        name: 'ended',
        expired_time: 1_700_000_000,
        remain_quota: 5,
        unlimited_quota: false,
      })
      await page.goto('/token')
      await grid.row('ended').waitFor()
      const before = await widths(page)
      expect(before[1]).toBeGreaterThanOrEqual(220)
      expect(await misfits(page)).toEqual([])
      await expect(grid.row('ended')).toContainText('past')
      await grid.row('ended').getByRole('checkbox').check()
      await expect(page.getByText('1 selected').first()).toBeVisible()
      expect(await widths(page)).toEqual(before)
      await grid.row('ended').getByRole('checkbox').uncheck()
      await page.goto('/token?keyword=ended')
      await expect(grid.table.getByRole('rowheader')).toHaveCount(1)
      expect(await widths(page)).toEqual(before)
    })

    for (const { path, call, name } of OTHER_LISTS) {
      test(`${path}: loading, a selection, a filter and a search change no width @all`, async ({
        page,
        grid,
        world,
      }) => {
        await world.fault({ call, kind: 'hang', times: 1 })
        await page.goto(path)
        await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true')
        const loading = await widths(page)
        await expect.poll(world.held).toBe(1)
        await world.release()
        await grid.row(name).first().waitFor()
        expect(await widths(page)).toEqual(loading)
        expect(loading[2]).toBeGreaterThanOrEqual(220)
        expect(await misfits(page)).toEqual([])

        const tick = grid.row(name).first().getByRole('checkbox')
        await tick.check()
        await expect(page.getByText('1 selected').first()).toBeVisible()
        expect(await widths(page)).toEqual(loading)
        await tick.uncheck()

        await page.getByLabel('Status').selectOption({ index: 2 })
        await expect(page).toHaveURL(/status=/)
        await expect(grid.row(name)).toHaveCount(0)
        expect(await widths(page)).toEqual(loading)
        await page.goto(`${path}?keyword=${name}`)
        await grid.row(name).first().waitFor()
        expect(await widths(page)).toEqual(loading)
      })
    }

    test('log: loading, names of channels, pages and filters change no width, and the list does not scroll', async ({
      page,
      grid,
      world,
    }) => {
      await world.fault({ call: 'GET /api/log/', kind: 'hang', times: 1 })
      await page.goto('/log?tests=shown')
      await expect(grid.table).toHaveAttribute('aria-busy', 'true')
      const loading = await widths(page)
      await expect.poll(world.held).toBe(1)
      await world.release()
      await grid.table.getByRole('rowheader').first().waitFor()
      expect(await widths(page)).toEqual(loading)
      expect(await misfits(page)).toEqual([])
      const heights = await grid.table
        .locator('tr[data-row]')
        .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
      expect(Math.max(...heights)).toBeLessThanOrEqual(41)
      await page.getByRole('button', { name: 'Next page' }).click()
      await expect(page).toHaveURL(/p=1/)
      await expect(grid.table).not.toHaveAttribute('aria-busy')
      expect(await widths(page)).toEqual(loading)
      await page.goto('/log?type=1')
      await expect(grid.table.getByText('Top-up').first()).toBeVisible()
      expect(await widths(page)).toEqual(loading)
      await page.goto('/log?model_name=none')
      await expect(page.getByText('Nothing matches.')).toBeVisible()
      expect(await widths(page)).toEqual(loading)
    })
  })
}
