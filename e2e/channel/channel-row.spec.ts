import { confirmDeletion } from '../support/deletion'
import { expect, test } from '../support/test'

test.use({ caller: 'root' })

test('channel row: deleting asks for confirmation and moves the focus to the next row @all', async ({
  page,
  grid,
  world,
  expectToast,
}) => {
  await page.goto('/channel')
  await grid.press('xAI', 'Delete')
  const dialog = page.getByRole('dialog', { name: 'Delete xAI?' })
  await expect(dialog).toContainText('Its key cannot be retrieved later')
  await page.keyboard.press('Escape')
  await expect(grid.more('xAI')).toBeFocused()
  await grid.press('xAI', 'Delete')
  await confirmDeletion(page)
  await expectToast('Deleted xAI')
  await expect(grid.row('xAI')).toBeHidden()
  await expect(grid.more('CloseAI 欠费')).toBeFocused()
  expect(await world.calls(/^DELETE/)).toEqual(['DELETE /api/channel/26'])
})
