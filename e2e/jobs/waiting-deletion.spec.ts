import { holdUndo } from '../support/deletion'
import { expect, test } from '../support/test'
import { LEAVING, deleteLater } from './waiting-deletion-steps'

test.use({ caller: 'root' })
test.beforeEach(({ page }) => holdUndo(page))

test('deletion that waits: the editable table says so, changes nothing in the row, and offers Undo @all', async ({
  page,
  grid,
  world,
  accessible,
}) => {
  await page.goto('/channel')
  await deleteLater(page, grid, 'xAI')
  await grid.choose('Edit as table')
  const row = grid.row('xAI')
  await expect(row.getByRole('rowheader')).toContainText(LEAVING)
  await expect(row.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Review 0 changes' })).toBeVisible()
  await accessible()
  await row.getByRole('button', { name: 'Undo deleting xAI' }).press('Enter')
  await expect(row.getByRole('rowheader')).not.toContainText(LEAVING)
  await row.getByRole('textbox', { name: 'Weight of xAI' }).fill('7')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Review 1 change' })).toBeVisible()
  expect(await world.calls(/^DELETE/)).toEqual([])
})
