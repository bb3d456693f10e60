import type { Page } from '@playwright/test'

export const POST = 'POST /api/user/reset'
export const RESET_WORLD = {
  caller: 'nobody' as const,
  gatewayOptions: { SMTPServer: 'smtp.example' },
  permissions: ['clipboard-read', 'clipboard-write'],
}

export const email = (page: Page) => page.getByRole('textbox', { name: 'Email' })
export const submit = (page: Page) => page.getByRole('button', { name: /^(Send link|Reset password)$/ })

/** Returns the path of the link in the last mail, to be opened on the host under test. */
export const pathOf = (link: string | undefined) => (link ?? '').replace(/^https?:\/\/[^/]+/, '')
