import type { Page } from '@playwright/test'
import type { Server } from '../support/server'

/** Opens the form and fills in name and count. */
export async function fillCreation(page: Page, name: string, count = '3') {
  await page.goto('/redemption/add')
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('textbox', { name: 'Count' }).fill(count)
}

export const createdCodes = (page: Page) => page.getByRole('textbox', { name: 'Created codes' })

/** Fetches the keys of the `n` newest codes from the list. */
export async function fetchNewestKeys(world: Server, n: number) {
  const rows = await world.call<{ key: string }[]>('GET', '/api/redemption/?p=0')
  return rows.slice(0, n).map(({ key }) => key)
}
