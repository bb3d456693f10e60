import { expect, test } from '../support/test'
import { SERVER_PAGES } from './log-entries'
import { addEntries, countDown, readPromptCounts } from './log-new-rows-steps'

test.use(SERVER_PAGES)

for (const caller of ['alice', 'root'] as const) {
  test.describe(`as ${caller}${caller === 'root' ? '' : ' @all'}`, () => {
    test.use({ caller })
    const cell = caller === 'alice' ? 3 : 5

    test('log list: rows that arrive between two page fetches neither duplicate nor hide rows (CD-35) @all', async ({
      page,
      grid,
      world,
    }) => {
      const numbers = () => readPromptCounts(grid, cell)
      await addEntries(world, 101, 40)
      await page.goto('/log?username=alice')
      await expect.poll(numbers).toEqual(countDown(140, 10))
      await addEntries(world, 141, 3)
      await page.getByRole('button', { name: 'Next page' }).click()
      // Three of the ten fetched rows were on the page before; the seven after them are appended.
      await expect.poll(numbers).toEqual(countDown(130, 7))
      await expect(page.getByText('3 new rows', { exact: true })).toBeVisible()
      await page.getByRole('button', { name: 'Next page' }).click()
      await expect.poll(numbers).toEqual(countDown(123, 10))
      await page.goBack()
      await addEntries(world, 144, 12)
      await page.getByRole('button', { name: 'Refresh' }).click()
      await expect(page.getByText('10 or more new rows')).toBeVisible()
      await expect(page.getByText('New entries have moved these rows to the next page.')).toBeVisible()
      await page.getByRole('button', { name: 'Reload' }).click()
      await expect.poll(numbers).toEqual(countDown(155, 10))
      await expect(page).toHaveURL('/log?username=alice')
      await page.getByRole('button', { name: 'Next page' }).click()
      await expect.poll(numbers).toEqual(countDown(145, 10))
    })
  })
}
