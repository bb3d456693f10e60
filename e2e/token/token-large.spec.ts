import { expect, test } from '../support/test'

test.use({ seed: 'large', caller: 'root' })

const drawnRows = 'document.querySelectorAll("tbody tr[data-row]").length'

test('loads 5,000 tokens with progress, draws only what is seen, and finds the last one', async ({
  page,
  grid,
}) => {
  test.setTimeout(90_000)
  await page.goto('/token?size=all')
  await page.getByRole('button', { name: 'Load all' }).click()
  await expect(page.getByText(/^\d+ rows so far$/).first()).toBeVisible()
  await expect(page.getByText('5000 rows', { exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(grid.table).toHaveAttribute('aria-rowcount', '5001')
  expect(await page.evaluate<number>(drawnRows)).toBeLessThan(120)

  await page.getByRole('button', { name: 'Name' }).click()
  // Everything is here: the order covers the list, and there is nothing to excuse.
  await expect(page.getByText(/Sorted over/)).toHaveCount(0)
  await expect(grid.table.getByRole('rowheader').first()).toHaveText(/0001|0008|0015/)

  // The browser's own way to the end of a page.
  await grid.table.getByRole('rowheader').first().click()
  await page.keyboard.press('End')
  await expect(grid.table.locator('[aria-rowindex="5001"]')).toBeVisible()
  expect(await page.evaluate<number>(drawnRows)).toBeLessThan(120)

  await page.getByRole('searchbox', { name: 'Search' }).fill('search-0007')
  await page.keyboard.press('Enter')
  await grid.shows(['search-0007'])
})

test('stops when told to, keeps what it has, and asks nothing more', async ({ page, world }) => {
  await world.fault({ call: 'GET /api/token/', kind: 'hang', skip: 20 })
  await page.goto('/token?size=all')
  await page.getByRole('button', { name: 'Load all' }).click()
  await page.getByRole('button', { name: 'Stop loading' }).click()
  await expect(page.getByRole('button', { name: 'Load all' })).toBeVisible()
  await world.clearFaults()
  const asked = await world.calls(/token/)
  await page.getByRole('searchbox', { name: 'Search' }).focus()
  expect(await world.calls(/token/)).toEqual(asked)
  expect(asked.length).toBeLessThan(60)
})

test.describe('with the limits of a real server', () => {
  test.use({ limits: 'on' })

  test('pauses at the limit, says how long, and can be stopped there', async ({ page }) => {
    test.setTimeout(90_000)
    await page.goto('/token?size=all')
    await page.getByRole('button', { name: 'Load all' }).click()
    await expect(page.getByText(/Too many requests\. Resumes in \d+ s\./).first()).toBeVisible({
      timeout: 60_000,
    })
    await page.getByRole('button', { name: 'Stop loading' }).click()
    await expect(page.getByText(/^\d{4} rows so far$/).first()).toBeVisible()
  })
})
