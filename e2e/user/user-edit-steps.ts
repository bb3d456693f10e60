import type { Locator, Page } from '@playwright/test'
import type { Server } from '../support/server'

interface User {
  id: number
  username: string
  display_name: string
  group: string
  quota: number
}

export const ALICE = 3

export const quotaOf = (page: Page): Locator => page.getByLabel('Remaining quota')

export const userOf = (world: Server, id: number) => world.call<User>('GET', `/api/user/${id}`)

export const submit = (page: Page) => page.getByRole('button', { name: 'Save' }).click()
