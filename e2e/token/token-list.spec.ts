import { confirmDeletion } from '../support/deletion'
import { expect, test, WITH_MOTION } from '../support/test'
import { NEWEST_TOKENS } from './token-list-steps'

test.use(WITH_MOTION)

test('token list: lists the own tokens newest first and pages @all', async ({ page, grid, world }) => {
  await page.goto('/token')
  await grid.shows(NEWEST_TOKENS)
  await expect(page.getByText('14 rows')).toBeVisible()
  await page.getByRole('button', { name: 'Next page' }).click()
  await grid.shows(['thesis', 'phone', 'notebook', 'default'])
  await expect(page).toHaveURL('/token?p=1')
  await expect(page.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true')
  expect(await world.calls(/token/)).toEqual(['GET /api/token/?p=0', 'GET /api/token/search?keyword='])
  await page.goBack()
  await grid.shows(NEWEST_TOKENS)
})

test('token list: the chosen order is in the URL @all', async ({ page, grid }) => {
  await page.goto('/token')
  await page.getByLabel('Sort by').selectOption('used_quota')
  await expect(page).toHaveURL('/token?order=used_quota')
  await expect(grid.table.getByRole('rowheader').first()).toHaveText('empty purse')
  await page.reload()
  await expect(page.getByLabel('Sort by')).toHaveValue('used_quota')
  await expect(grid.table.getByRole('rowheader').first()).toHaveText('empty purse')
})

test('token list: deletes a token only after confirmation @all', async ({
  page,
  grid,
  expectToast,
  world,
}) => {
  await page.goto('/token')
  await grid.press('newest', 'Delete')
  const dialog = page.getByRole('dialog', { name: 'Delete newest?' })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(grid.more('newest')).toBeFocused()
  expect(await world.calls(/^DELETE/)).toEqual([])

  await grid.press('newest', 'Delete')
  await confirmDeletion(page)
  await expectToast('Deleted newest')
  await expect(grid.row('newest')).toBeHidden()
  // The page is filled up with rows of the next page.
  await expect(grid.row('thesis')).toBeVisible()
  expect(await world.calls(/^DELETE/)).toEqual(['DELETE /api/token/42'])
})
