import type { Page } from '@playwright/test'
import type { Server } from '../support/server'
import type { Channel } from './sent-bodies'

export const REFUSAL = 'UNIQUE constraint failed: abilities.group, abilities.model, abilities.channel_id'

/** Deletes a disabled channel in the way that leaves its abilities behind, then creates a similar one in the form. */
export async function createAfterDeletion(page: Page, world: Server) {
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

export const findCreated = (world: Server) => world.call<Channel[]>('GET', '/api/channel/search?keyword=mine')

export const fetchAvailableModels = (world: Server) =>
  world.call<string[]>('GET', '/api/user/available_models')
