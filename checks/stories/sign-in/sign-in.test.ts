import { expect, test } from '../../document/document-story'
import { logOut } from '../../../e2e/sign-in/log-out-steps'

test.use({ caller: 'nobody' })

test('login: a wrong password shows the server message and keeps the name', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Username').fill('alice')
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: '用户名或密码错误，或用户已被封禁' })).toBeFocused()
  await expect(page.getByLabel('Username')).toHaveValue('alice')
  await expect(page).toHaveURL('/login')
})

test('login: a session that the browser does not keep is told at once, with its causes', async ({
  page,
  world,
}) => {
  await world.fault({ call: 'GET /api/user/self', kind: 'F01' })
  await page.goto('/login')
  await page.getByLabel('Username').fill('alice')
  await page.getByLabel('Password', { exact: true }).fill('alice12345')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('this browser has not kept the session')
  expect(await page.evaluate("localStorage.getItem('user')")).toBeNull()
})

test('login: a missing name or password is reported before anything is sent', async ({ page, world }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByLabel('Username')).toBeFocused()
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription(/Please fill in this field/)
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/Please fill in/)
  expect(await world.calls(/login/)).toEqual([])
})

test('login: a name may have blanks around it; whoever still has the default password is sent to change it', async ({
  page,
  expectToast,
}) => {
  await page.goto('/token')
  await page.getByLabel('Username').fill(' root ')
  await page.getByLabel('Password', { exact: true }).fill('123456')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/user/edit')
  await expectToast('Please change the default password immediately!')
})

test.describe('with a return URL', () => {
  for (const address of ['/token/add', '/token?keyword=ends', '/token/edit/32']) {
    test(`login: returns to ${address}`, async ({ page, world }) => {
      await page.goto(address)
      await expect(page).toHaveURL('/login')
      expect(await world.calls(/token/)).toEqual([])
      await page.getByLabel('Username').fill('alice')
      await page.getByLabel('Password', { exact: true }).fill('alice12345')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(address)
    })
  }

  test('login: returns to the page after a look at the registration and the reset of a password', async ({
    page,
  }) => {
    await page.goto('/token/add')
    for (const there of ['No account? Register', 'Forgot password? Reset it']) {
      await page.getByRole('link', { name: there }).click()
      await expect(page).not.toHaveURL('/login')
      await page.locator('main').getByRole('link').click()
      await expect(page).toHaveURL('/login')
    }
    await page.getByLabel('Username').fill('alice')
    await page.getByLabel('Password', { exact: true }).fill('alice12345')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/token/add')
  })

  test('login: ignores a return URL in the address (T-18)', async ({ page }) => {
    await page.goto('/login?origin=https://evil.example/&redirect=//evil.example')
    await page.getByLabel('Username').fill('alice')
    await page.getByLabel('Password', { exact: true }).fill('alice12345')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/token')
  })
})

test.describe('when a session ends', () => {
  test.use({ caller: 'alice' })

  test('session end: shows one message and returns to the page after the login (AX-42)', async ({
    page,
    world,
    grid,
  }) => {
    await page.goto('/token')
    await expect(grid.row('newest')).toBeVisible()
    await world.fault({ call: 'PUT /api/token/', kind: 'F01', times: 1 })
    await grid.press('newest', 'Disable')
    await expect(page).toHaveURL('/login?expired=true')
    await expect(page.getByText('Not logged in or login has expired, please log in again')).toHaveCount(1)
    expect(await page.evaluate("localStorage.getItem('user')")).toBeNull()
    await page.getByLabel('Username').fill('alice')
    await page.getByLabel('Password', { exact: true }).fill('alice12345')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/token')
  })

  test('session end: another user reaches the start page instead of the form of the previous user', async ({
    page,
    world,
  }) => {
    await page.goto('/token/add')
    await page.getByLabel('Name').fill('private')
    await world.fault({ call: 'POST /api/token/', kind: 'F01', times: 1 })
    await page.getByRole('button', { name: 'Create token' }).click()
    await page.getByRole('button', { name: 'Log in as somebody else' }).click()
    await page.getByLabel('Username').fill('chen')
    await page.getByLabel('Password', { exact: true }).fill('chen12345')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/token')
    await page.goto('/token/add')
    await expect(page.getByRole('heading', { name: 'Create token' })).toBeVisible()
    await expect(page.getByLabel('Name')).toHaveValue('')
    await expect(page.getByRole('button', { name: 'Discard them' })).toHaveCount(0)
  })

  test('session end: 401 on every request ends the session once, without a loop', async ({ page, world }) => {
    await world.fault({ call: '* /api/status', kind: 'F01' })
    await world.fault({ call: '* /api/user/*', kind: 'F01' })
    await world.fault({ call: '* /api/token', kind: 'F01' })
    await page.goto('/token')
    await expect(page).toHaveURL('/login?expired=true')
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    // The notice is public, so it is fetched after any page load.
    const others = /^(?!.*notice)/
    const before = await world.calls(others)
    await page.getByLabel('Username').fill('still here')
    expect(await world.calls(others)).toEqual(before)
    expect(before.length).toBeLessThanOrEqual(4)
  })
})

test.describe('log-out', () => {
  test.use({ caller: 'alice' })

  test('log-out: clears the browser even when the server does not respond (T-13)', async ({
    page,
    world,
  }) => {
    await page.goto('/token')
    await world.fault({ call: 'GET /api/user/logout', kind: 'bad-gateway' })
    await logOut(page)
    await expect(page).toHaveURL('/login')
    expect(await page.evaluate("localStorage.getItem('user')")).toBeNull()
    expect(await world.calls(/logout/)).toEqual(['GET /api/user/logout'])
  })
})

test('login: an unreadable stored user counts as signed out', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('user', '{"role":"100"'))
  await page.goto('/token')
  await expect(page).toHaveURL('/login')
})

test.describe('with the limits of a real server', () => {
  test.use({ limits: 'on' })

  test('login: a rate limit after too many attempts disables the form until it ends', async ({
    page,
    world,
  }) => {
    await page.goto('/login')
    await world.fault({ call: 'POST /api/user/login', kind: 'F07' })
    await page.getByLabel('Username').fill('alice')
    await page.getByLabel('Password', { exact: true }).fill('alice12345')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/Too many requests, please try again later/)).toBeVisible()
    await expect(page.getByText(/It can take up to 20 minutes/)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Log in \(\d+\)$/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('alice12345')
    await page.keyboard.press('Enter')
    expect(await world.calls(/login/)).toEqual(['POST /api/user/login'])
  })
})

test('login: a promoted user sees that the session still has the old role (CD-06)', async ({
  page,
  world,
}) => {
  await page.goto('/login')
  await page.getByLabel('Username').fill('alice')
  await page.getByLabel('Password', { exact: true }).fill('alice12345')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/token')
  await world.signIn('root')
  await world.call('POST', '/api/user/manage', { username: 'alice', action: 'promote' })
  await page.reload()
  await page.getByRole('link', { name: 'Channels' }).click()
  await expect(
    page.getByText('You have been given more permissions, which this session does not have yet.'),
  ).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: '权限不足' })).toBeVisible()
  expect(await page.evaluate("localStorage.getItem('user')")).toContain('alice')
})
