import { expect, test } from '../support/test'
import type { Channel } from './sent-bodies'

test.use({ caller: 'admin' })

test('channel creation: when the server refuses but has created the channel, the list repairs it @all', async ({
  page,
  world,
  context,
  accessible,
}) => {
  const old = { name: 'old', type: 1, key: 'o', status: 2, models: 'left-behind', group: 'default' }
  await world.call('POST', '/api/channel/', old)
  await world.call('DELETE', '/api/channel/disabled')
  await world.forgetCalls()
  await page.goto('/channel/add')
  await page.getByLabel('Name').fill('mine')
  await page.getByLabel('Key', { exact: true }).fill('sk-typed-once')
  await page.getByRole('combobox', { name: 'Models' }).fill('left-behind')
  await page.getByRole('button', { name: 'Create channel' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'UNIQUE constraint failed: abilities' })
  await expect(alert).toBeFocused()
  await expect(alert).toContainText('The channel was created anyway (#')
  await expect(page.getByLabel('Key', { exact: true })).toHaveValue('sk-typed-once')
  await accessible()
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Look for “mine” in the list' }).click()
  const list = await opened
  await list.getByRole('button', { name: 'Disable mine' }).click()
  await list.getByRole('button', { name: 'Enable mine' }).click()
  await expect(list.getByRole('button', { name: 'Disable mine' })).toBeVisible()
  expect(await world.calls(/^POST/)).toHaveLength(1)
  expect(await world.call<Channel[]>('GET', '/api/channel/search?keyword=mine')).toHaveLength(1)
  expect(await world.call<string[]>('GET', '/api/user/available_models')).toContain('left-behind')
})
