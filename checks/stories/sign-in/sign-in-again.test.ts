import { openSection } from '../../../e2e/support/form'
import {
  loginDialog,
  signInWith,
  submitAfterExpiry,
  submitAgain,
  WRITES,
} from '../../../e2e/sign-in/sign-in-again-steps'
import { expect, test } from '../../document/document-story'

test.describe('in a form with many fields', () => {
  test.use({ caller: 'admin' })

  test('login dialog: an expired session is renewed in place, secrets stay, and nothing is sent twice (CD-20, AX-66)', async ({
    page,
    world,
    selectOption,
  }) => {
    await page.goto('/channel/add')
    await page.getByLabel('Name').fill('half filled')
    await selectOption('Models', 'gpt-4o-mini')
    await openSection(page, 'Rewriting')
    await page.getByLabel('System prompt').fill('Be brief.')
    await page.getByLabel('Key', { exact: true }).fill('secret-7f3a')
    await world.fault({ call: 'POST /api/channel/', kind: 'F01', times: 1 })
    await page.getByRole('button', { name: 'Create channel' }).click()
    await expect(loginDialog(page).getByRole('alert')).toHaveText(/Not logged in or login has expired/)
    await expect(loginDialog(page).getByLabel('Username')).toHaveValue('admin')
    await expect(loginDialog(page).getByLabel('Username')).toBeDisabled()
    await expect(page).toHaveURL('/channel/add')
    expect(await page.evaluate("localStorage.getItem('user')")).toBeNull()
    await signInWith(page, 'wrong')
    await expect(loginDialog(page).getByRole('alert')).toHaveText(/用户名或密码错误/)
    await world.forgetCalls()
    // The second click of a double click within 500 ms is ignored, and a test types faster than that.
    await expect(async () => {
      await signInWith(page, 'admin12345')
      await expect(loginDialog(page)).toBeHidden({ timeout: 500 })
    }).toPass()
    await expect(page.getByRole('button', { name: 'Create channel' })).toBeFocused()
    await expect(page.getByLabel('Key', { exact: true })).toHaveValue('secret-7f3a')
    await expect(page.getByLabel('System prompt')).toHaveValue('Be brief.')
    await expect(page.getByRole('button', { name: 'Discard them' })).toHaveCount(0)
    // The form data is refetched once; the write waits for the user to submit.
    await expect.poll(() => world.calls(/^GET \/api\/channel\/models/)).toHaveLength(1)
    expect(await world.calls(WRITES)).toEqual([])
    await expect(async () => {
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/channel', { timeout: 1000 })
    }).toPass()
    expect(await world.calls(WRITES)).toEqual(['POST /api/channel/'])
  })
})

test('login dialog: Escape returns to the form, and both saving again and the banner reopen the dialog without sending anything', async ({
  page,
  world,
}) => {
  await submitAfterExpiry(page, world)
  await world.forgetCalls()
  await page.keyboard.press('Escape')
  await expect(loginDialog(page)).toBeHidden()
  await expect(page.getByText('You are signed out. What you typed is still here')).toBeVisible()
  await page.getByLabel('Name').fill('typed on')
  await submitAgain(page, loginDialog(page))
  expect(await world.calls(WRITES)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
  await signInWith(page, 'alice12345')
  await expect(page.getByText('You are signed in again')).toBeVisible()
  await expect(page.getByText('You are signed out')).toBeHidden()
  await expect(page.getByLabel('Name')).toHaveValue('typed on')
  // Leaving the form after all discards the login dialog and the banner.
  await world.fault({ call: 'POST /api/token/', kind: 'F01', times: 1 })
  await submitAgain(page, loginDialog(page))
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Logs' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/login?expired=true')
  await expect(page.getByText('You are signed out')).toBeHidden()
})

test('login dialog: an account banned while typing gets a message and finds its draft after being enabled again (CD-08) @all', async ({
  page,
  world,
}) => {
  await page.goto('/token/add')
  await page.getByLabel('Name').fill('not lost')
  await world.signIn('root')
  const manage = (action: string) => world.call('POST', '/api/user/manage', { username: 'alice', action })
  await manage('disable')
  await page.getByRole('button', { name: 'Create token' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('用户已被封禁')).toBeVisible()
  await expect(loginDialog(page)).toHaveCount(0)
  await manage('enable')
  await page.getByLabel('Username').fill('alice')
  await page.getByLabel('Password', { exact: true }).fill('alice12345')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Name')).toHaveValue('not lost')
})

/** Dialogs with a form: how they are opened, what is typed, and the request that fails because the session ended. */
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
    send: 'Bind email',
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
    menu: 'More actions for alice',
    opener: 'Add or take an amount',
    call: 'GET /api/user/3',
    typed: [['Amount', '4000']],
    send: 'Add',
  },
] as const

test.describe('in a form inside a dialog', () => {
  test.use({ caller: 'admin' })

  for (const each of DIALOGS) {
    const { name, address, opener, call, typed, send } = each
    test(`login dialog: the values typed in "${opener}" stay when the session ends${name === DIALOGS[0]?.name ? '' : ' @all'}`, async ({
      page,
      world,
    }) => {
      await page.goto(address)
      const menu = 'menu' in each ? each.menu : undefined
      if (menu !== undefined) await page.getByRole('button', { name: menu }).click()
      await page.getByRole(menu === undefined ? 'button' : 'menuitem', { name: opener, exact: true }).click()
      const dialog = page.getByRole('dialog', { name })
      for (const [label, text] of typed) await dialog.getByRole('textbox', { name: label }).fill(text)
      await world.fault({ call, kind: 'F01', times: 1 })
      await dialog.getByRole('button', { name: send, exact: true }).click()
      await expect(loginDialog(page)).toBeVisible()
      await expect(page).toHaveURL(address)
      await world.forgetCalls()
      await signInWith(page, 'admin12345')
      await expect(loginDialog(page)).toBeHidden()
      for (const [label, text] of typed)
        await expect(dialog.getByRole('textbox', { name: label })).toHaveValue(text)
      expect(await world.calls(WRITES)).toEqual([])
      expect(await world.calls(/email\/bind/)).toEqual([])
      await expect(dialog.getByRole('button', { name: send, exact: true })).toBeFocused()
    })
  }
})
