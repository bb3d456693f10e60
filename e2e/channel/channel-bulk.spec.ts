import { sendDeletion } from '../support/deletion'
import { expect, test } from '../support/test'
import { typeCount } from '../support/type-count'

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
  await page.getByRole('button', { name: 'Disable selected' }).click()
  const dialog = page.getByRole('dialog', { name: 'Disable 3 channels?' })
  await expect(dialog).toContainText('Vertex AI')
  await dialog.getByRole('button', { name: 'Disable selected' }).click()
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

test('channel bulk actions: a reload during a bulk deletion warns first, then the page reports what was sent (CD-24)', async ({
  page,
  grid,
  world,
}) => {
  await page.goto('/channel')
  await page.getByRole('checkbox', { name: 'Select all rows shown' }).check()
  await page.getByRole('button', { name: 'Delete selected' }).click()
  await world.fault({ call: 'DELETE /api/channel/{id}', kind: 'F17', skip: 2, applied: true })
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true })
  await expect(page.getByRole('dialog')).toContainText('never shows the keys of these channels again')
  await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  await typeCount(page)
  await confirm.click()
  await sendDeletion(page)
  await expect.poll(world.held).toBe(4)
  // The page fixture accepts the beforeunload dialog.
  await page.reload()
  await expect(page.getByText('6 of 10 were sent before the page was reloaded.')).toBeVisible()
  await expect(grid.table.getByRole('rowheader')).not.toHaveCount(0)
  expect(await world.calls(/^DELETE/)).toHaveLength(6)
})
