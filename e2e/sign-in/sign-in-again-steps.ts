import { expect, type Locator, type Page } from '@playwright/test'
import type { Server } from '../support/server'

export const loginDialog = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' })
export const WRITES = /^(POST|PUT|DELETE) (?!\/api\/user\/login)/

/** Opens the token form as alice, types a name, and submits it after the session has expired. */
export async function submitAfterExpiry(page: Page, world: Server) {
  await page.goto('/token/add')
  await page.getByLabel('Name').fill('not lost')
  await world.fault({ call: 'POST /api/token/', kind: 'F01', times: 1 })
  await page.getByRole('button', { name: 'Create token' }).click()
  await expect(loginDialog(page)).toBeVisible()
}

/** Submits again, later than 500 ms after the first submit, which would count as a double click. */
export async function submitAgain(page: Page, until: Locator) {
  await expect(async () => {
    if (await until.isVisible()) return
    await page.getByRole('button', { name: 'Create token' }).click({ timeout: 500 })
    await expect(until).toBeVisible({ timeout: 1000 })
  }).toPass()
}

export async function signInWith(page: Page, password: string) {
  await loginDialog(page).getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}
