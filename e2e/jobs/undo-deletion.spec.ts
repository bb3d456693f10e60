import { Grid } from '../support/grid'
import { expect, test } from '../support/test'
import { deleteNewest } from './undo-deletion-steps'

test('deletion: reloading the page sends it at once (CD-57)', async ({ page, grid, world }) => {
  await deleteNewest(page, grid)
  expect(await world.calls(/^DELETE/)).toEqual([])
  await page.reload()
  await expect.poll(() => world.calls(/^DELETE/)).toEqual(['DELETE /api/token/42'])
})

test('deletion: closing the tab sends it at once (CD-57)', async ({ context, world }) => {
  const tab = await context.newPage()
  await deleteNewest(tab, new Grid(tab))
  await tab.close()
  await expect.poll(() => world.calls(/^DELETE/)).toEqual(['DELETE /api/token/42'])
})

test('deletion: is dropped when another tab logs out, and the page says so (CD-57) @all', async ({
  page,
  grid,
  world,
  expectToast,
}) => {
  // Opened first: the deletion waits for eight seconds only.
  const other = await page.context().newPage()
  await other.goto('/about')
  await page.clock.install()
  await deleteNewest(page, grid)
  await other.evaluate(() => localStorage.removeItem('user'))
  await expectToast('Not deleted: the account that asked for it is no longer signed in.')
  await page.clock.runFor(20_000)
  expect(await world.calls(/^DELETE/)).toEqual([])
})
