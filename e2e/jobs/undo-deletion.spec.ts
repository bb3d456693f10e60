import type { Page } from '@playwright/test'
import { Grid } from '../support/grid'
import { expect, test } from '../support/test'
import { deletionReport } from './deletion-job-steps'
import { deleteNewest, deleteThree } from './undo-deletion-steps'

for (const [how, leave, tag] of [
  ['reloading the page', (page: Page) => page.reload(), ''],
  ['another site', (page: Page) => page.goto('about:blank'), ' @all'],
] as const) {
  test(`deletion: ${how} sends it at once (CD-57)${tag}`, async ({ page, grid, world }) => {
    await deleteNewest(page, grid)
    expect(await world.calls(/^DELETE/)).toEqual([])
    await leave(page)
    await expect.poll(() => world.calls(/^DELETE/)).toEqual(['DELETE /api/token/42'])
  })
}

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

test.describe('of several codes', () => {
  test.use({ caller: 'root' })

  test('bulk deletion: leaving the page asks first and sends it at once, which the page then tells (CD-57) @all', async ({
    page,
    world,
  }) => {
    let hasAsked = false
    page.on('dialog', (dialog) => (hasAsked = dialog.type() === 'beforeunload'))
    await deleteThree(page)
    // The page fixture accepts the dialog.
    await page.reload()
    expect(hasAsked).toBe(true)
    await expect(deletionReport(page)).toContainText('3 with an unknown result: check them in the list')
    await expect
      .poll(() => world.calls(/^DELETE/))
      .toEqual([16, 15, 14].map((id) => `DELETE /api/redemption/${id}`))
  })
})
