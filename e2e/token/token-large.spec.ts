import { expect, test } from '../support/test'

test.use({ seed: 'large', caller: 'root' })

const renderedRows = 'document.querySelectorAll("tbody tr[data-row]").length'

test('token list: loads 5,000 tokens with progress, renders only visible rows, and finds the last one', async ({
  page,
  grid,
}) => {
  await page.goto('/token?size=all')
  await page.getByRole('button', { name: 'Load all' }).click()
  await expect(page.getByText(/^[1-9]\d{0,2}(,\d{3})* rows so far$/).first()).toBeVisible()
  await expect(page.getByText('5,000 rows', { exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(grid.table).toHaveAttribute('aria-rowcount', '5001')
  expect(await page.evaluate<number>(renderedRows)).toBeLessThan(120)

  await page.getByRole('button', { name: 'Name' }).click()
  // All rows are loaded: the sort order covers the whole list, and no partial-data note is shown.
  await expect(page.getByText(/Sorted over/)).toHaveCount(0)
  await expect(grid.table.getByRole('rowheader').first()).toHaveText(/0001|0008|0015/)

  // Uses the End key of the browser to scroll to the end of the page.
  await grid.table.getByRole('cell').first().click()
  await page.keyboard.press('End')
  await expect(grid.table.locator('[aria-rowindex="5001"]')).toBeVisible()
  expect(await page.evaluate<number>(renderedRows)).toBeLessThan(120)

  await page.getByRole('searchbox', { name: 'Search' }).fill('search-0007')
  await page.keyboard.press('Enter')
  await grid.shows(['search-0007'])
})

test('token list: loading all rows stops on request, keeps the loaded rows and sends nothing more', async ({
  page,
  world,
}) => {
  await world.fault({ call: 'GET /api/token/', kind: 'hang', skip: 20 })
  await page.goto('/token?size=all')
  await page.getByRole('button', { name: 'Load all' }).click()
  await page.getByRole('button', { name: 'Stop loading' }).click()
  await expect(page.getByRole('button', { name: 'Load all' })).toBeVisible()
  await world.clearFaults()
  const tokenCalls = await world.calls(/token/)
  await page.getByRole('searchbox', { name: 'Search' }).focus()
  expect(await world.calls(/token/)).toEqual(tokenCalls)
  expect(tokenCalls.length).toBeLessThan(60)
})

test('token list: loading all rows under a rate limit of a day fails at once and keeps the loaded rows', async ({
  page,
  grid,
  world,
}) => {
  await world.fault({ call: 'GET /api/token/', kind: 'F09', skip: 3 })
  await page.goto('/token?size=all')
  await page.getByRole('button', { name: 'Load all' }).click()
  const problem = page.getByRole('alert').filter({ hasText: 'Too many requests, please try again later' })
  await expect(problem).toContainText('Could not load Tokens')
  await expect(page.getByText(/Resumes in/)).toHaveCount(0)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(grid.table.getByRole('rowheader').first()).toBeVisible()
})

test.describe('with the limits of a real server', () => {
  test.use({ limits: 'on' })

  test('token list: loading all rows pauses at the rate limit, shows the remaining time, and can be stopped', async ({
    page,
  }) => {
    await page.goto('/token?size=all')
    await page.getByRole('button', { name: 'Load all' }).click()
    await expect(page.getByText(/Too many requests\. Resumes in \d+ s\./).first()).toBeVisible({
      timeout: 60_000,
    })
    await page.getByRole('button', { name: 'Stop loading' }).click()
    await expect(page.getByText(/^\d,\d{3} rows so far$/).first()).toBeVisible()
  })
})
