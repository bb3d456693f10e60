import { expect, type Page } from '@playwright/test'
import type { Call, Subject } from '../call'

/** The own account; it has no list. */
const OWN: Subject = {
  caller: 'alice',
  password: 'alice12345',
  list: '/setting',
  menu: 'Settings',
  row: 'alice@example.com',
  id: 3,
  neighbour: { name: '', text: '' },
  noun: 'profile',
  nameField: 'Username',
  toggle: { action: '', before: '', after: '' },
  deletedText: /./,
  verifyReads: /^GET \/api\/user\/self/,
}

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()

/** Opens the settings and waits for the account's data. */
async function openSettings(page: Page) {
  await page.goto('/setting')
  await page.getByText('alice@example.com').waitFor()
}

/** The result is in these fields, not in a toast. */
const expectFieldValues = (values: Record<string, string>) => async (page: Page) => {
  for (const [name, value] of Object.entries(values)) {
    await expect(box(page, name)).toHaveValue(value)
  }
}

/** Value typed into the dialog that binds an e-mail address. */
const DIALOG_EMAIL = { formAt: '/setting', typedIn: 'Email', typed: 'new@example.com' }

/** Calls that create an account, set a password or change the own account. */
export const PERSONAL_CALLS: readonly Call[] = [
  {
    id: 'personal register',
    kind: 'FORM',
    subject: OWN,
    caller: 'nobody',
    rule: 'POST /api/user/register',
    logged: /^POST \/api\/user\/register$/,
    button: 'Register',
    open: async (page) => {
      await page.goto('/register')
      await box(page, 'Username').fill('newcomer')
      await box(page, 'Password').fill('a good secret')
      await box(page, 'Repeat password').fill('a good secret')
    },
    trigger: press('Register'),
    expectKept: expectFieldValues({
      Username: 'newcomer',
      Password: 'a good secret',
      'Repeat password': 'a good secret',
    }),
    expectDone: (page) => expect(page).toHaveURL('/login'),
  },
  {
    id: 'personal code by mail',
    kind: 'FORM',
    subject: OWN,
    rule: 'GET /api/verification',
    logged: /^GET \/api\/verification/,
    options: { SMTPServer: 'smtp.example' },
    button: 'Get code',
    open: async (page) => {
      await openSettings(page)
      await press('Bind email')(page)
      await box(page, 'Email').fill('new@example.com')
    },
    trigger: press('Get code'),
    expectKept: expectFieldValues({ Email: 'new@example.com' }),
    expectDone: (page) => expect(page.getByText('A code was sent to new@example.com.')).toBeVisible(),
    ...DIALOG_EMAIL,
    codes: { F01: 'S1d' },
  },
  {
    id: 'personal reset mail',
    kind: 'FORM',
    subject: OWN,
    caller: 'nobody',
    rule: 'GET /api/reset_password',
    logged: /^GET \/api\/reset_password/,
    options: { SMTPServer: 'smtp.example' },
    button: 'Send link',
    open: async (page) => {
      await page.goto('/reset')
      await box(page, 'Email').fill('alice@example.com')
    },
    trigger: press('Send link'),
    expectKept: expectFieldValues({ Email: 'alice@example.com' }),
    expectDone: (page) => expect(page.getByText(/^An email with a link/)).toBeVisible(),
  },
  {
    id: 'personal reset',
    kind: 'FORM',
    subject: OWN,
    caller: 'nobody',
    rule: 'POST /api/user/reset',
    logged: /^POST \/api\/user\/reset$/,
    options: { SMTPServer: 'smtp.example' },
    open: async (page, _, world) => {
      await world.call('GET', '/api/reset_password?email=alice@example.com')
      const [mail] = await world.mails()
      await page.goto(`/user/reset?email=alice@example.com&token=${mail?.code}`)
      await box(page, 'Email').waitFor()
    },
    button: 'Reset password',
    trigger: press('Reset password'),
    expectKept: expectFieldValues({ Email: 'alice@example.com' }),
    expectDone: (page) => expect(page.getByLabel('New password')).toBeVisible(),
    codes: { F28: 'W1' },
  },
  {
    id: 'personal bind e-mail',
    kind: 'FORM',
    subject: OWN,
    rule: 'GET /api/oauth/email/bind',
    logged: /^GET \/api\/oauth\/email\/bind/,
    options: { SMTPServer: 'smtp.example' },
    button: 'Bind email',
    open: async (page, _, world) => {
      await world.call('GET', '/api/verification?email=new@example.com')
      const [mail] = await world.mails()
      await openSettings(page)
      await press('Bind email')(page)
      await box(page, 'Verification code').fill(mail?.code ?? '')
      await box(page, 'Email').fill('new@example.com')
    },
    trigger: (page) => page.getByRole('dialog').getByRole('button', { name: 'Bind email' }).click(),
    expectKept: expectFieldValues({ Email: 'new@example.com' }),
    expectDone: (page) =>
      expect(page.getByText(/^Account bound successfully|check shows that the change/)).toBeVisible(),
    // Like every read with an effect: the server applied it before the response was truncated.
    ...DIALOG_EMAIL,
    codes: { F01: 'S1d', F19: 'W5' },
  },
  {
    id: 'personal access token',
    kind: 'FORM',
    subject: OWN,
    rule: 'GET /api/user/token',
    logged: /^GET \/api\/user\/token$/,
    button: 'Generate',
    failureRole: 'dialog',
    open: async (page) => {
      await openSettings(page)
      await press('Generate system access token')(page)
    },
    trigger: press('Generate'),
    expectKept: (page) => expect(page.getByRole('dialog')).toBeVisible(),
    expectDone: (page) =>
      expect(
        page.getByRole('region', { name: 'System access token' }).getByLabel('System access token'),
      ).toBeFocused(),
    codes: { F01: 'S1', F28: 'W1' },
  },
  {
    id: 'personal invite link',
    kind: 'FORM',
    subject: OWN,
    rule: 'GET /api/user/aff',
    logged: /^GET \/api\/user\/aff$/,
    button: 'Copy invite link',
    failureRole: 'main',
    open: openSettings,
    trigger: press('Copy invite link'),
    expectKept: (page) => expect(box(page, 'Invite link')).toHaveCount(0),
    expectDone: (page) => expect(box(page, 'Invite link')).toHaveValue(/register\?aff=/),
    codes: { F01: 'S1', F28: 'W1' },
  },
  {
    id: 'personal delete account',
    kind: 'DELETE',
    subject: OWN,
    rule: 'DELETE /api/user/self',
    logged: /^DELETE \/api\/user\/self$/,
    // A call without a record id cannot respond that the record is missing.
    codes: { F01: 'S1d', F03: 'W1' },
    formAt: '/setting',
    typedIn: 'Enter your username alice to confirm',
    typed: 'alice',
    button: 'Delete account',
    open: async (page) => {
      await openSettings(page)
      await press('Delete account')(page)
      await box(page, 'Enter your username alice to confirm').fill('alice')
    },
    trigger: (page) =>
      page.getByRole('dialog').getByRole('button', { name: 'Delete account', exact: true }).click(),
    expectKept: expectFieldValues({ 'Enter your username alice to confirm': 'alice' }),
    expectDone: (page) => expect(page).toHaveURL('/login'),
  },
]
