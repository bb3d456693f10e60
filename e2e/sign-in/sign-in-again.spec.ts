import type { Locator, Page } from '@playwright/test'
import type { Server } from '../support/server'
import { expect, test } from '../support/test'

const ended = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' })
const WRITES = /^(POST|PUT|DELETE) (?!\/api\/user\/login)/

/** A token of alice, typed and refused because her session is over. */
async function submitAfterExpiry(page: Page, world: Server) {
  await page.goto('/token/add')
  await page.getByLabel('Name').fill('not lost')
  await world.fault({ call: 'POST /api/token/', kind: 'F01', times: 1 })
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(ended(page)).toBeVisible()
}

/** A second submit within half a second of the first is taken for a slip. */
async function submitAgain(page: Page, until: Locator) {
  await expect(async () => {
    if (await until.isVisible()) return
    await page.getByRole('button', { name: 'Submit' }).click({ timeout: 500 })
    await expect(until).toBeVisible({ timeout: 1000 })
  }).toPass()
}

async function passwordIs(page: Page, password: string) {
  await ended(page).getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

test.describe('under a form of many fields', () => {
  test.use({ caller: 'admin' })

  test('a session that ends is begun anew in place, secrets stay, nothing is sent twice (CD-20, AX-66)', async ({
    page,
    world,
    selectOption,
    accessible,
  }) => {
    await page.goto('/channel/add')
    await page.getByLabel('Name').fill('half filled')
    await selectOption('Models', 'gpt-4o-mini')
    await page.getByLabel('System prompt').fill('Be brief.')
    await page.getByLabel('Key', { exact: true }).fill('secret-7f3a')
    await world.fault({ call: 'POST /api/channel/', kind: 'F01', times: 1 })
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(ended(page).getByRole('alert')).toHaveText(/Not logged in or login has expired/)
    await expect(ended(page).getByLabel('Username')).toHaveValue('admin')
    await expect(ended(page).getByLabel('Username')).toBeDisabled()
    await expect(page).toHaveURL('/channel/add')
    expect(await page.evaluate("localStorage.getItem('user')")).toBeNull()
    await accessible()
    await passwordIs(page, 'wrong')
    await expect(ended(page).getByRole('alert')).toHaveText(/用户名或密码错误/)
    await world.forgetCalls()
    // The second press of a double click is none (half a second), and a test types fast.
    await expect(async () => {
      await passwordIs(page, 'admin12345')
      await expect(ended(page)).toBeHidden({ timeout: 500 })
    }).toPass()
    await expect(page.getByRole('button', { name: 'Submit' })).toBeFocused()
    await expect(page.getByLabel('Key', { exact: true })).toHaveValue('secret-7f3a')
    await expect(page.getByLabel('System prompt')).toHaveValue('Be brief.')
    await expect(page.getByRole('button', { name: 'Restore them' })).toHaveCount(0)
    // What the form reads is read again, and only once; the write waits for its person.
    await expect.poll(() => world.calls(/^GET \/api\/channel\/models/)).toHaveLength(1)
    expect(await world.calls(WRITES)).toEqual([])
    await expect(async () => {
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/channel', { timeout: 1000 })
    }).toPass()
    expect(await world.calls(WRITES)).toEqual(['POST /api/channel/'])
  })
})

test('Esc stays with the form, whose every save asks again and sends nothing; the banner does too', async ({
  page,
  world,
}) => {
  await submitAfterExpiry(page, world)
  await world.forgetCalls()
  await page.keyboard.press('Escape')
  await expect(ended(page)).toBeHidden()
  await expect(page.getByText('You are signed out. What you typed is still here')).toBeVisible()
  await page.getByLabel('Name').fill('typed on')
  await submitAgain(page, ended(page))
  expect(await world.calls(WRITES)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
  await passwordIs(page, 'alice12345')
  await expect(page.getByText('You are signed in again')).toBeVisible()
  await expect(page.getByText('You are signed out')).toBeHidden()
  await expect(page.getByLabel('Name')).toHaveValue('typed on')
  // Left after all, it is left for good.
  await world.fault({ call: 'POST /api/token/', kind: 'F01', times: 1 })
  await submitAgain(page, ended(page))
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Logs' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('You are signed out')).toBeHidden()
})

test('tabs of one person are asked at once, and one answer serves all; another person gets nothing (CD-02, CD-21)', async ({
  page,
  context,
  world,
}) => {
  await page.goto('/token/add')
  await page.getByLabel('Name').fill('in the first tab')
  const other = await context.newPage()
  await submitAfterExpiry(other, world)
  await expect(ended(page)).toBeVisible()
  await passwordIs(other, 'alice12345')
  await expect(ended(other)).toBeHidden()
  await expect(ended(page)).toBeHidden()
  await expect(page.getByLabel('Name')).toHaveValue('in the first tab')
  await world.fault({ call: 'POST /api/token/', kind: 'F01', times: 1 })
  await submitAgain(other, ended(page))
  await world.forgetCalls()
  await other.getByRole('button', { name: 'Log in as somebody else' }).click()
  await other.getByLabel('Username').fill('chen')
  await other.getByLabel('Password', { exact: true }).fill('chen12345')
  await other.keyboard.press('Enter')
  await expect(page.getByText('You are now signed in as chen')).toBeVisible()
  // The second sign-in within a minute, and nobody had logged out (CD-21).
  await expect(other.getByText('whether all servers share one session secret')).toBeVisible()
  await expect(ended(page)).toBeHidden()
  await expect(page.getByLabel('Name')).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Restore them' })).toHaveCount(0)
  expect(await world.calls(WRITES)).toEqual([])
})

test('an account banned while it types is told so, and finds its draft when it may come back (CD-08)', async ({
  page,
  world,
}) => {
  await page.goto('/token/add')
  await page.getByLabel('Name').fill('not lost')
  await world.signIn('root')
  const manage = (action: string) => world.call('POST', '/api/user/manage', { username: 'alice', action })
  await manage('disable')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('用户已被封禁')).toBeVisible()
  await expect(ended(page)).toHaveCount(0)
  await manage('enable')
  await page.getByLabel('Username').fill('alice')
  await page.getByLabel('Password', { exact: true }).fill('alice12345')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Restore them' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('not lost')
})

/** Dialogs with a form: how they are opened, what is typed, and the call that tells that the session is over. */
const DIALOGS = [
  {
    name: 'Bind email',
    address: '/setting',
    opener: 'Bind email',
    call: 'GET /api/oauth/email/bind',
    typed: [
      ['Email', 'new@example.com'],
      ['Verification code', '123456'],
    ],
    send: 'Submit',
  },
  {
    name: 'Delete account',
    address: '/setting',
    opener: 'Delete account',
    call: 'GET /api/user/self',
    typed: [['Enter your username', 'admin']],
    send: 'Delete account',
  },
  {
    name: 'Add or take quota of alice',
    address: '/user/edit/3',
    opener: 'Add or take an amount',
    call: 'GET /api/user/3',
    typed: [['Amount', '4000']],
    send: 'Submit',
  },
] as const

test.describe('under a form in a dialog', () => {
  test.use({ caller: 'admin' })

  for (const { name, address, opener, call, typed, send } of DIALOGS) {
    test(`${opener}: what is typed stays when the session ends`, async ({ page, world }) => {
      await page.goto(address)
      await page.getByRole('button', { name: opener, exact: true }).click()
      const dialog = page.getByRole('dialog', { name })
      for (const [label, text] of typed) await dialog.getByRole('textbox', { name: label }).fill(text)
      await world.fault({ call, kind: 'F01', times: 1 })
      await dialog.getByRole('button', { name: send, exact: true }).click()
      await expect(ended(page)).toBeVisible()
      await expect(page).toHaveURL(address)
      await world.forgetCalls()
      await passwordIs(page, 'admin12345')
      await expect(ended(page)).toBeHidden()
      for (const [label, text] of typed)
        await expect(dialog.getByRole('textbox', { name: label })).toHaveValue(text)
      expect(await world.calls(WRITES)).toEqual([])
      expect(await world.calls(/email\/bind/)).toEqual([])
      await expect(dialog.getByRole('button', { name: send, exact: true })).toBeFocused()
    })
  }
})
