import type { Page } from '@playwright/test'
import { expect, test } from '../../document/document-story'

const TOKEN = 'GET /api/user/token'

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const secret = (page: Page) => card(page, 'System access token').getByLabel('System access token')

test('personal settings: a token whose response is lost shows an unknown outcome and how to get a new one', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await world.fault({ call: TOKEN, kind: 'F14', applied: true, times: 1 })
  await page.goto('/setting')
  await page.getByRole('button', { name: 'Generate system access token' }).click()
  const confirmation = dialog(page, 'Generate a system access token?')
  await confirmation.getByRole('button', { name: 'Generate' }).click()
  await expect(confirmation.getByRole('alert')).toContainText('generate another one')
  expect(await world.calls(/user\/token/)).toEqual([TOKEN])
  await expect(secret(page)).toHaveCount(0)
  await page.clock.runFor(500)
  await confirmation.getByRole('button', { name: 'Generate' }).click()
  await expect(secret(page)).toBeVisible()
})
