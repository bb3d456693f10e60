import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'

const rowHeight = async (page: Page) =>
  (await page.getByRole('row', { name: /newest/ }).boundingBox())?.height ?? 0
const isTooWide = 'document.documentElement.scrollWidth > document.documentElement.clientWidth'

test('rows and forms come closer together on demand, and stay so', async ({ page }) => {
  await page.goto('/token')
  const roomy = await rowHeight(page)
  await page.getByRole('button', { name: 'Colour scheme' }).click()
  await page.getByRole('group', { name: 'Density' }).getByRole('menuitemradio', { name: 'Compact' }).click()
  expect(await rowHeight(page)).toBeLessThan(roomy - 5)
  const dense = await rowHeight(page)
  // Nothing of the console has run yet when it is already set: no row moves.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/token/add')
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact')
  await page.unrouteAll()
  await page.goto('/token')
  expect(await rowHeight(page)).toBe(dense)
})

test.describe('at 200 % and 400 % of a desk', () => {
  test.use({ caller: 'root' })

  for (const width of [640, 320]) {
    test(`nothing is wider than a window of ${width} px`, async ({ page }) => {
      test.setTimeout(60_000)
      await page.setViewportSize({ width, height: 512 })
      for (const address of [
        '/',
        '/about',
        '/token',
        '/token/add',
        '/channel',
        '/user',
        '/log',
        '/setting',
      ]) {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByText(/^loading /)).toHaveCount(0)
        expect.soft(await page.evaluate(isTooWide), address).toBe(false)
      }
    })
  }
})

test.describe('on paper', () => {
  test.use({ caller: 'root', colorScheme: 'dark' })

  test('codes and logs are all there, in black on white, without what could be pressed', async ({ page }) => {
    await page.setViewportSize({ width: 794, height: 1000 })
    await page.emulateMedia({ media: 'print' })
    await page.goto('/log')
    const table = page.getByRole('table')
    await expect(table.getByRole('rowheader').first()).toBeVisible()
    expect(await page.evaluate(isTooWide)).toBe(false)
    await expect(page.getByText(/^Consumed in this filter/)).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeHidden()
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)')

    await page.emulateMedia({ media: 'screen' })
    await page.goto('/redemption/add')
    await page.getByLabel('Name').fill('paper')
    await page.getByLabel('Count', { exact: true }).fill('40')
    await page.getByRole('button', { name: 'Submit' }).click()
    const codes = page.getByLabel('Created codes')
    await expect(codes).toHaveValue(/^(\w{32}\n?){40}$/)
    await page.emulateMedia({ media: 'print' })
    expect(await codes.evaluate((box) => box.scrollHeight <= box.clientHeight)).toBe(true)
  })
})
