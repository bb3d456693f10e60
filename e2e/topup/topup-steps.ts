import type { Page } from '@playwright/test'
import type { Server } from '../support/server'

export const POST = 'POST /api/user/topup'

export const box = (page: Page) => page.getByRole('textbox', { name: 'Redemption code' })

export const redeem = (page: Page) => page.getByRole('button', { name: 'Redeem' })

export const balance = (page: Page) => page.getByRole('region', { name: 'Remaining quota' })

/** Returns the key of code 3: unused, worth $1.00. Only an administrator can read it. */
export async function fetchDollarCode(world: Server): Promise<string> {
  await world.signIn('admin')
  const { key } = await world.call<{ key: string }>('GET', '/api/redemption/3')
  return key
}
