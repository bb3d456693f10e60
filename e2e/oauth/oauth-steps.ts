import type { Page } from '@playwright/test'

/** The exchange of a code. */
export const CALLBACK = /^GET \/api\/oauth\/(github|lark|oidc|wechat)/
export const errorAlert = (page: Page) => page.getByRole('main').getByRole('alert')

/** Starts a GitHub login, stays at the provider, and returns the generated state. */
export async function startLogin(page: Page): Promise<string> {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Log in with GitHub' }).click()
  await page.getByRole('heading', { name: 'Test provider: github' }).waitFor()
  return new URL(page.url()).searchParams.get('state') ?? ''
}

export const logInWith = (page: Page, name: string) =>
  page.getByRole('button', { name: `Log in with ${name}` }).click()
/** The account that the browser has stored. */
export const storedUser = (page: Page) => page.evaluate("localStorage.getItem('user')")

export const bindings = (page: Page) => page.getByRole('region', { name: 'Bindings' })
export const bind = (page: Page, name: string) => page.getByRole('button', { name: `Bind ${name}` }).click()
