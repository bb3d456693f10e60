import type { Page } from '@playwright/test'
import { dailySample } from '../support/daily-sample'
import { IS_TOO_WIDE } from '../support/clipped-texts'
import { expect, test } from '../support/test'

const LISTS = dailySample(['/channel', '/token', '/user', '/redemption'])
const softly = expect.configure({ soft: true })

test.use({ caller: 'root', seed: 'small' })

const boxOf = async (page: Page, row: number) =>
  (await page.getByRole('table').locator('tr[data-row]').nth(row).boundingBox()) ?? { y: Infinity, height: 0 }

/** Expects the first row of the log above 300 px, and sum and histogram above it. */
async function expectCompactLog(page: Page) {
  await page.goto('/log?range=30d')
  await expect(page.getByRole('img', { name: /^Consumption per day/ })).toBeVisible()
  const { y } = await boxOf(page, 0)
  expect(y).toBeLessThan(300)
  const chart = await page.getByRole('slider').boundingBox()
  expect(chart && chart.y + chart.height).toBeLessThan(y)
}

test('lists: ten one-line rows and the pager are within 800 px, no page is too wide, and the log begins above 300 px', async ({
  page,
}) => {
  for (const address of LISTS) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(address)
    await expect(page.getByRole('table').locator('tr[data-row]')).toHaveCount(10)
    for (let row = 0; row < 10; row += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one row after the other
      softly((await boxOf(page, row)).height, `${address}, row ${row}`).toBeLessThanOrEqual(41)
    }
    const pager = page.getByRole('navigation', { name: 'Pages' })
    await softly(pager, address).toBeInViewport({ ratio: 1 })
    await softly(page.getByRole('region', { name: /scrollable table/ }), address).toHaveCount(0)
    for (const width of [1280, 768, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await softly.poll(() => page.evaluate(IS_TOO_WIDE), `${address} at ${width} px`).toBe(false)
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectCompactLog(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('lists: the first record begins above 300 px, also in the log below sum and histogram', async ({
    page,
  }) => {
    for (const address of LISTS) {
      await page.goto(address)
      await expect(page.getByRole('table').locator('tr[data-row]')).toHaveCount(10)
      softly((await boxOf(page, 0)).y, address).toBeLessThan(300)
    }
    await expectCompactLog(page)
  })

  test('lists: at 360 px a row has two lines, with the longest of all its facts', async ({ page, world }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    const quota = 9_007_199_254_740_000
    const ending = {
      name: 'ending',
      expired_time: 4_000_000_000,
      remain_quota: quota,
      unlimited_quota: false,
    }
    await world.call('POST', '/api/token/', ending)
    await world.call('POST', '/api/redemption/', { name: 'huge', quota, count: 1 })
    for (const address of LISTS) {
      await page.goto(address)
      const rows = page.getByRole('table').locator('tr[data-row]')
      await expect(rows).toHaveCount(10)
      const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
      softly(Math.max(...heights), address).toBeLessThanOrEqual(76)
    }
  })

  test('channel list: the text filter is in view, suggestions take no space @all', async ({ page, grid }) => {
    await page.goto('/channel')
    await expect(page.getByRole('table').locator('tr[data-row]')).toHaveCount(10)
    await grid.openControls()
    await grid.openMoreFilters()
    await expect(page.locator('datalist option').first()).toBeAttached()
    await softly(page.getByLabel('Model', { exact: true })).toBeInViewport({ ratio: 1 })
    await softly(page.locator('datalist')).toBeHidden()
  })

  test('channel list: at least eight rows are in view; a tap beside the controls opens a row with all it has', async ({
    page,
    grid,
  }) => {
    await page.goto('/channel')
    const rows = page.getByRole('table').locator('tr[data-row]')
    await expect(rows).toHaveCount(10)
    const { y, height } = await boxOf(page, 7)
    expect(y + height).toBeLessThanOrEqual(844)
    const row = grid.row('xAI')
    const runTest = row.getByRole('button', { name: 'Test xAI' })
    await expect(row.getByRole('button', { name: /able xAI$/ })).toBeVisible()
    await expect(row.getByRole('spinbutton')).toHaveCount(0)
    await expect(runTest).toBeHidden()
    await row.getByText('Enabled').tap()
    await expect(runTest).toBeVisible()
    await expect(row.getByRole('spinbutton', { name: 'Priority of xAI' })).toBeVisible()
    await row.getByRole('button', { name: 'Details of xAI', expanded: true }).press('Enter')
    await expect(runTest).toBeHidden()
  })
})

test('lists: relative times replace the full ones, by keyboard, and stay after a reload @all', async ({
  page,
  grid,
}) => {
  await page.goto('/redemption')
  await expect(grid.row('newest')).toBeVisible()
  const created = await grid.cell(grid.row('newest'), 'Created')
  await expect(created).toHaveText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  await page.getByRole('button', { name: 'Columns' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('checkbox', { name: 'Relative dates and times' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await expect(created).toHaveText(/ago$|^now$/)
  await page.reload()
  await expect(created).toHaveText(/ago$|^now$/)
})

test.describe('sideways', () => {
  test.use({ viewport: { width: 768, height: 800 } })

  test('channel list: names and actions stay in view while the table scrolls sideways @all', async ({
    page,
    grid,
  }) => {
    await page.goto('/channel?hide=')
    const table = page.getByRole('region', { name: /scrollable table/ })
    await expect(table).toBeVisible()
    await table.evaluate((box) => box.scrollTo({ left: box.scrollWidth / 2 }))
    await expect(grid.row('xAI').getByRole('link', { name: 'Edit xAI' })).toBeInViewport()
    await expect(grid.more('xAI')).toBeInViewport()
  })
})
