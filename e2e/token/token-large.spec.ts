import { expect, test } from '../support/test'

test.use({ seed: 'large', caller: 'root' })

const renderedRows = 'document.querySelectorAll("tbody tr[data-row]").length'

test('token list: loads 5,000 tokens in one call, renders only visible rows, and finds the last one', async ({
  page,
  grid,
}) => {
  await page.goto('/token')
  await page.getByLabel('Rows per page').selectOption('all')
  await expect(page.getByText('5,000 rows', { exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(grid.table).toHaveAttribute('aria-rowcount', '5001')
  expect(await page.evaluate<number>(renderedRows)).toBeLessThan(120)

  await page.getByRole('button', { name: 'Name' }).click()
  // All rows are loaded: the sort order covers the whole list, and no partial-data note is shown.
  await expect(page.getByText(/Sorted over/)).toHaveCount(0)
  await expect(grid.table.getByRole('rowheader').first()).toHaveText(/0001|0008|0015/)

  // Uses the End key of the browser to scroll to the end of the page.
  await grid.table.getByRole('cell').first().click()
  // The list that was just sorted may still go to its beginning.
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(grid.table.locator('[aria-rowindex="5001"]')).toBeVisible({ timeout: 1000 })
  }).toPass()
  expect(await page.evaluate<number>(renderedRows)).toBeLessThan(120)

  await page.getByRole('searchbox', { name: 'Search' }).fill('search-0007')
  await page.keyboard.press('Enter')
  await grid.shows(['search-0007'])
})

test('token list: loading all rows stops on request, keeps the loaded rows and sends nothing more @all', async ({
  page,
  world,
}) => {
  await world.fault({ call: 'GET /api/token/search', kind: 'refused', message: 'no' })
  await world.fault({ call: 'GET /api/token/', kind: 'hang', skip: 20 })
  await page.goto('/token?size=all')
  await page.getByRole('button', { name: 'Stop loading' }).click()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await world.clearFaults()
  const tokenCalls = await world.calls(/token/)
  await page.getByRole('searchbox', { name: 'Search' }).focus()
  expect(await world.calls(/token/)).toEqual(tokenCalls)
  expect(tokenCalls.length).toBeLessThan(60)
})

test('token list: loading all rows under a rate limit of a day fails at once and keeps the loaded rows @all', async ({
  page,
  grid,
  world,
}) => {
  await world.fault({ call: 'GET /api/token/search', kind: 'refused', message: 'no' })
  await world.fault({ call: 'GET /api/token/', kind: 'F09', skip: 3 })
  await page.goto('/token?size=all')
  const problem = page.getByRole('alert').filter({ hasText: 'Too many requests, please try again later' })
  await expect(problem).toContainText('Could not load Tokens')
  await expect(page.getByText(/Resumes in/)).toHaveCount(0)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(grid.table.getByRole('rowheader').first()).toBeVisible()
})

test('token list: a server that pages its searches is read up to a limit, which is told above the rows @all', async ({
  page,
  world,
}) => {
  await world.fault({ call: 'GET /api/token/search', kind: 'refused', message: 'no' })
  await page.goto('/token?sort=name')
  await expect(page.getByText('The server has more: it is asked for 2,000 rows at a time')).toBeVisible({
    timeout: 60_000,
  })
  await expect(page.getByText(/^2,0\d\d\+ rows$/)).toBeVisible()
})
