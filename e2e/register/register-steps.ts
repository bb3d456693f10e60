import type { Page } from '@playwright/test'

export const MAIL = { EmailVerificationEnabled: 'true', SMTPServer: 'smtp.example' }

export const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

export const button = (page: Page) => page.getByRole('button', { name: 'Register', exact: true })

export const getCode = (page: Page) => page.getByRole('button', { name: /^(Get code|Retry \(\d+\))$/ })

/** Fills in the fields that are always shown. */
export async function fillIn(page: Page, username: string, password = 'a good secret') {
  await box(page, 'Username').fill(username)
  await box(page, 'Password').fill(password)
  await box(page, 'Repeat password').fill(password)
}
