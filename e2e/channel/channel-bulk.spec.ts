import { expect, test } from '../support/test'

test.use({ caller: 'admin' })

test('channel bulk actions: disabling selected channels sends one request after another and reports success', async ({
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
  await expect(grid.row('xAI')).toContainText('Disabled (manually)')
  await expect(grid.row('豆包')).toContainText('Disabled (manually)')
  await expect(grid.row('Cloudflare Workers')).toContainText('Enabled')
  expect(await world.calls(/^PUT/)).toHaveLength(3)
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
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.poll(world.held).toBe(1)
  // The page fixture accepts the beforeunload dialog.
  await page.reload()
  await expect(page.getByText('3 of 10 were sent before the page was left.')).toBeVisible()
  await expect(grid.table.getByRole('rowheader')).not.toHaveCount(0)
  expect(await world.calls(/^DELETE/)).toHaveLength(3)
})
