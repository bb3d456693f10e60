import type { Page } from '@playwright/test'
import type { Server } from '../support/server'
import { expect, test } from '../support/test'
import type { Channel } from './sent-bodies'

test.use({ caller: 'admin' })

const REFUSAL = 'UNIQUE constraint failed: abilities.group, abilities.model, abilities.channel_id'

/** Deletes a disabled channel in the way that leaves its abilities behind, then creates a similar one in the form. */
async function createAfterDeletion(page: Page, world: Server) {
  const old = { name: 'old', type: 1, key: 'o', status: 2, models: 'left-behind', group: 'default' }
  await world.call('POST', '/api/channel/', old)
  await world.call('DELETE', '/api/channel/disabled')
  await world.forgetCalls()
  await page.goto('/channel/add')
  await page.getByLabel('Name').fill('mine')
  await page.getByLabel('Key', { exact: true }).fill('sk-typed-once')
  await page.getByLabel('Custom model').fill('left-behind')
  await page.getByRole('button', { name: 'Create channel' }).click()
}

const findCreated = (world: Server) => world.call<Channel[]>('GET', '/api/channel/search?keyword=mine')
const fetchAvailableModels = (world: Server) => world.call<string[]>('GET', '/api/user/available_models')

test('channel creation: when the server refuses but has created the channel, it is shown and saving again repairs it', async ({
  page,
  world,
  expectToast,
  accessible,
}) => {
  await createAfterDeletion(page, world)
  const alert = page.getByRole('alert').filter({ hasText: REFUSAL })
  await expect(alert).toBeFocused()
  await expect(alert).toContainText('The channel was created anyway')
  await expect(page.getByText('The response was lost')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Create channel' })).toHaveCount(0)
  expect(await world.calls(/^POST/)).toHaveLength(1)
  expect(await fetchAvailableModels(world)).not.toContain('left-behind')
  await accessible()
  await page.getByRole('button', { name: 'Save again' }).click()
  await expectToast('Channel created')
  await expect(page).toHaveURL('/channel')
  expect(await world.calls(/^POST/)).toHaveLength(1)
  expect(await findCreated(world)).toHaveLength(1)
  expect(await fetchAvailableModels(world)).toContain('left-behind')
})
