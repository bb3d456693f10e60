import { expect, test } from '../support/test'

test.use({ seed: 'large', caller: 'root' })

const renderedRows = 'document.querySelectorAll("tbody tr[data-row]").length'

test('token list: loads 5,000 tokens in one call, renders only visible rows, and finds the last one @all', async ({
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
