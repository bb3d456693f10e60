import { expect, test } from '../support/test'

test.use({ caller: 'admin' })

test('channel list: a balance is fetched when its button is pressed @all', async ({
  page,
  grid,
  world,
  expectToast,
}) => {
  await page.goto('/channel?hide=')
  await expect(grid.row('Preview models for VIP')).toContainText('$5.00')
  await page.getByRole('button', { name: 'Update balance of Preview models for VIP' }).click()
  await expectToast('Preview models for VIP: balance updated')
  await expect(grid.row('Preview models for VIP')).not.toContainText('$5.00')
  await page.getByRole('button', { name: 'Update balance of Revoked reseller' }).click()
  await expectToast(/^Balance of Revoked reseller: /)
  await expect(grid.row('Revoked reseller')).toContainText('-$2.75')
  await expect(page.getByRole('button', { name: 'Update balance of Vertex AI' })).toHaveCount(0)
  expect(await world.calls(/balance/)).toEqual([
    'GET /api/channel/update_balance/23',
    'GET /api/channel/update_balance/24',
  ])
})
