import { expect, test } from '../../document/document-story'

test.use({ caller: 'admin' })

test('channel bulk actions: disabling selected channels writes each once, reports success and can be put back', async ({
  page,
  grid,
  world,
  expectToast,
}) => {
  await page.goto('/channel')
  for (const name of ['xAI', 'Vertex AI', '豆包']) {
    await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  }
  await page.getByRole('button', { name: 'Disable', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Disable 3 selected rows?' })
  await expect(dialog).toContainText('Vertex AI')
  await dialog.getByRole('button', { name: 'Disable', exact: true }).click()
  await expectToast(/3/)
  await expect(grid.row('xAI')).toContainText('Disabled')
  await expect(grid.row('豆包')).toContainText('Disabled')
  await expect(grid.row('Cloudflare Workers')).toContainText('Enabled')
  expect(await world.calls(/^PUT/)).toHaveLength(3)

  await page.getByRole('button', { name: /^Jobs:/ }).click()
  await page.getByRole('button', { name: 'Put back' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Put back' }).click()
  await expect(grid.row('xAI')).toContainText('Enabled')
  await expect(grid.row('豆包')).toContainText('Enabled')
  expect(await world.calls(/^PUT/)).toHaveLength(6)
})
