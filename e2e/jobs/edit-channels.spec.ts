import { holdUndo } from '../support/deletion'
import { expect, test } from '../support/test'

test.use({ caller: 'root' })

const NEW_MODEL = 'gpt-next'

test('bulk edit: a preview tells each change, the run sends only what changed, and can be put back @all', async ({
  page,
  grid,
  world,
  expectToast,
  accessible,
}) => {
  await holdUndo(page)
  await page.goto('/channel')
  for (const name of ['xAI', 'Vertex AI', '豆包']) {
    await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  }
  await page.getByRole('button', { name: 'Edit selected' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit 3 channels' })
  await dialog.getByRole('textbox', { name: 'To add' }).fill(NEW_MODEL)
  await expect(dialog.getByRole('status')).toHaveText('3 change · 0 stay as they are · 0 cannot be changed')
  await expect(dialog.getByRole('row', { name: /^xAI/ })).toContainText(`+ ${NEW_MODEL}`)
  await accessible()
  await dialog.getByRole('combobox', { name: 'Change' }).selectOption('Groups')
  await dialog.getByRole('combobox', { name: 'How' }).selectOption('Remove')
  await dialog.getByRole('textbox', { name: 'To remove' }).fill('default, vip, svip')
  await expect(dialog).toContainText('would be blank, which the server does not store')
  await dialog.getByRole('combobox', { name: 'Change' }).selectOption('Weight')
  await dialog.getByRole('combobox', { name: 'How' }).selectOption('Add to the number')
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('7')
  await dialog.getByRole('button', { name: 'Apply 3 changes' }).click()
  await expectToast('Done for all 3')
  const sent = (await world.requests()).filter(({ method }) => method === 'PUT')
  expect(sent.map(({ body }) => Object.keys(JSON.parse(body ?? '')))).toEqual([
    ['id', 'weight'],
    ['id', 'weight'],
    ['id', 'weight'],
  ])
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Put back' }).click()
  await expect.poll(() => world.calls(/^PUT/)).toHaveLength(6)
  await expect(grid.row('xAI')).toBeVisible()
})
