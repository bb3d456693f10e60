import { confirmDeletion } from '../support/deletion'
import { expect, test } from '../support/test'

test.use({ caller: 'root' })

test('channel row: a refetch does not overwrite a value while it is being typed (CD-30)', async ({
  page,
  world,
}) => {
  await page.goto('/channel')
  const priority = page.getByRole('spinbutton', { name: 'Priority of xAI' })
  await priority.fill('5')
  await world.signIn('root')
  await world.call('PUT', '/api/channel/', { id: 26, priority: 3, weight: 8 })
  await page.getByRole('button', { name: 'Refresh' }).dispatchEvent('click')
  await expect(page.getByRole('spinbutton', { name: 'Weight of xAI' })).toHaveValue('8')
  await expect(priority).toHaveValue('5')
  await priority.press('Escape')
  await expect(priority).toHaveValue('3')
})

test('channel row: deleting asks for confirmation and moves the focus to the next row', async ({
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
