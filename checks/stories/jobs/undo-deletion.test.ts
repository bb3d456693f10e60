import { deletionReport } from '../../../e2e/jobs/deletion-job-steps'
import { deleteNewest, deleteThree } from '../../../e2e/jobs/undo-deletion-steps'
import { messages, sendDeletion } from '../../../e2e/support/deletion'
import { expect, test } from '../../document/document-story'

test('deletion: waits eight seconds, longer while its notification is focused, also on other pages (CD-57)', async ({
  page,
  grid,
  world,
  expectToast,
}) => {
  await page.clock.install()
  await deleteNewest(page, grid)
  await page.clock.runFor(6000)
  await page.getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
  await messages(page).getByRole('button', { name: 'Undo' }).focus()
  await page.clock.runFor(20_000)
  expect(await world.calls(/^DELETE/)).toEqual([])
  await page.getByRole('link', { name: 'About' }).focus()
  await page.clock.runFor(8000)
  await expectToast('Deleted newest')
  expect(await world.calls(/^DELETE/)).toEqual(['DELETE /api/token/42'])
})

test('deletion: Undo keeps the row, and the focus where it was (CD-57)', async ({ page, grid, world }) => {
  await page.clock.install()
  await deleteNewest(page, grid)
  // Nothing else is done to the row meanwhile.
  await page.getByRole('button', { name: 'Copy newest', exact: true }).press('Enter')
  await expect(messages(page).getByText('This is being deleted')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit newest' })).toHaveAttribute('aria-disabled', 'true')
  await messages(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Copy newest', exact: true })).toBeFocused()
  await page.clock.runFor(20_000)
  await expect(grid.row('newest')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit newest' })).not.toHaveAttribute('aria-disabled', 'true')
  expect(await world.calls(/^DELETE/)).toEqual([])
})

test('deletion: a lost response is verified, and the row that is still there is marked', async ({
  page,
  grid,
  world,
  expectToast,
}) => {
  await world.fault({ call: 'DELETE /api/token/{id}', kind: 'F12', times: 1 })
  await deleteNewest(page, grid)
  await sendDeletion(page)
  await expectToast(/^newest was not deleted: .*check shows that nothing was changed/i)
  await expect(grid.more('newest')).toHaveAttribute('data-failed', 'true')
  expect(await world.calls(/^(DELETE|GET) \/api\/token\/42/)).toEqual([
    'GET /api/token/42',
    'DELETE /api/token/42',
    'GET /api/token/42',
  ])
})

test('deletion: logging out sends it; nothing of it stays on the page (CD-57)', async ({
  page,
  grid,
  world,
}) => {
  await deleteNewest(page, grid)
  await page.getByRole('button', { name: 'alice' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('newest')).toHaveCount(0)
  expect(await world.calls(/^DELETE/)).toEqual(['DELETE /api/token/42'])
})

test.describe('of several codes', () => {
  test.use({ caller: 'root' })

  test('bulk deletion: Undo keeps all rows and their selection, and nothing is sent (CD-57)', async ({
    page,
    grid,
    world,
  }) => {
    await page.clock.install()
    await deleteThree(page)
    await expect(page.getByRole('button', { name: 'Delete codes' })).toBeHidden()
    await messages(page).getByRole('button', { name: 'Undo' }).click()
    await expect(deletionReport(page)).toBeHidden()
    await expect(grid.more('newest')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Delete codes' })).toBeVisible()
    await expect.poll(() => page.evaluate('document.activeElement.tagName')).not.toBe('BODY')
    await page.clock.runFor(20_000)
    expect(await world.calls(/^DELETE/)).toEqual([])
    // Nothing is left to tell after a reload.
    await page.reload()
    await expect(grid.row('newest')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Jobs:/ })).toHaveCount(0)
  })

  test('bulk deletion: one row is taken out, the others are deleted after eight seconds (CD-57)', async ({
    page,
    grid,
    world,
  }) => {
    await page.clock.install()
    await deleteThree(page)
    await page.getByRole('button', { name: 'Undo deleting the whole bank' }).click()
    await expect(grid.more('the whole bank')).toBeFocused()
    await page.clock.runFor(9000)
    await expect(grid.row('newest')).toBeHidden()
    await expect(grid.row('a correction')).toBeHidden()
    await expect(grid.row('the whole bank')).toBeVisible()
    expect(await world.calls(/^DELETE/)).toEqual(['DELETE /api/redemption/16', 'DELETE /api/redemption/14'])
  })
})
