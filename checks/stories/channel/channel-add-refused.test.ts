import type { Page } from '@playwright/test'
import type { Server } from '../../../e2e/support/server'
import { expect, test } from '../../document/document-story'
import type { Channel } from '../../../e2e/channel/sent-bodies'

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

test('channel creation: deleting the half-created channel returns to the form with all typed values', async ({
  page,
  world,
  expectToast,
}) => {
  await createAfterDeletion(page, world)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast('Operation completed successfully')
  await expect(page.getByLabel('Name')).toHaveValue('mine')
  await expect(page.getByLabel('Key', { exact: true })).toHaveValue('sk-typed-once')
  await expect(page.getByRole('alert').filter({ hasText: REFUSAL })).toHaveCount(0)
  expect(await findCreated(world)).toEqual([])
  await page.getByRole('button', { name: 'Create channel' }).click()
  await expect(page).toHaveURL('/channel')
  expect(await findCreated(world)).toHaveLength(1)
  expect(await fetchAvailableModels(world)).toContain('left-behind')
})

test('channel creation: when saving again is refused too, the new message is shown and both actions stay available', async ({
  page,
  world,
}) => {
  await createAfterDeletion(page, world)
  await world.fault({ call: 'PUT /api/channel/', kind: 'refused', message: 'database is locked', times: 1 })
  await page.getByRole('button', { name: 'Save again' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'database is locked' })).toBeFocused()
  await page.getByRole('button', { name: 'Save again' }).click()
  await expect(page).toHaveURL('/channel')
  expect(await fetchAvailableModels(world)).toContain('left-behind')
})
