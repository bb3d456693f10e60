import { expect, test } from '../support/test'
import { logInWith, storedUser } from './oauth-steps'
import { ALL_PROVIDERS, continueAtProvider, stubProviders, SITES } from './provider'

test.use({ caller: 'nobody', gatewayOptions: ALL_PROVIDERS })
test.beforeEach(({ page }) => stubProviders(page))

for (const { name, call } of SITES) {
  // The way out and back is the same redirect.
  test(`${name} login: signs in once and returns to the page that was requested${name === 'GitHub' ? '' : ' @all'}`, async ({
    page,
    world,
    expectToast,
  }) => {
    await page.goto('/token/add')
    await logInWith(page, name)
    await continueAtProvider(page, /as member/)
    await expect(page).toHaveURL('/token/add')
    await expectToast('Login successful')
    expect(await world.calls(/oauth/)).toEqual([
      'GET /api/oauth/state',
      expect.stringMatching(new RegExp(`^${call}\\?code=[0-9a-f]{20}&state=[0-9A-Za-z]+$`)),
    ])
    expect(JSON.parse(String(await storedUser(page)))).toEqual({
      id: expect.any(Number),
      username: expect.any(String),
      display_name: expect.any(String),
      role: expect.any(Number),
      status: 1,
    })
    // The URL with the code is not in the history: the previous entry is the page of the provider.
    await page.goBack()
    await expect(page.getByRole('heading', { name: /^Test provider/ })).toBeVisible()
  })
}

test('OAuth login: a log-out request that never arrived does not turn a login into a binding @all', async ({
  page,
  world,
  context,
  baseURL,
}) => {
  const { session } = await world.signIn('alice')
  await context.addCookies([{ name: 'session', value: session, url: baseURL }])
  await page.goto('/login')
  await logInWith(page, 'GitHub')
  await continueAtProvider(page, /as newcomer/)
  await expect(page.getByRole('button', { name: /^Account: github_\d+$/ })).toBeVisible()
  expect(await world.calls(/logout|state|oauth/)).toEqual([
    'GET /api/user/logout',
    'GET /api/oauth/state',
    expect.stringContaining('GET /api/oauth/github'),
  ])
})

test('OAuth login: one button per enabled provider, none without providers, usable by keyboard @all', async ({
  page,
  world,
  accessible,
}) => {
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Log in with OIDC' })).toBeVisible()
  await accessible()
  await page.getByLabel('Password', { exact: true }).focus()
  for (const name of ['Log in', 'Log in with GitHub', 'Log in with Lark', 'Log in with OIDC']) {
    const button = page.getByRole('button', { name, exact: true })
    for (let presses = 0; presses < 3; presses += 1) {
      if (await button.evaluate((element) => element === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await expect(button).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Test provider: oidc' })).toBeVisible()
  await world.options({
    GitHubOAuthEnabled: 'false',
    LarkClientId: '',
    OidcEnabled: 'false',
    WeChatAuthEnabled: 'false',
  })
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Log in with/ })).toHaveCount(0)
})

test('OAuth login: a provider that is not configured is disabled and shows the reason @all', async ({
  page,
  world,
  accessible,
}) => {
  await world.options({ GitHubClientId: ' ', OidcAuthorizationEndpoint: 'javascript:alert(1)' })
  await page.goto('/login')
  for (const [name, reason] of [
    ['GitHub', /^The server is not configured for this: the client ID is missing/],
    ['OIDC', /^The server is not configured for this: its authorization endpoint/],
  ] as const) {
    const button = page.getByRole('button', { name: `Log in with ${name}` })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription(reason)
    await button.focus()
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('button', { name: 'Log in with Lark' })).toBeEnabled()
  await accessible()
  expect(await world.calls(/oauth/)).toEqual([])
  await expect(page).toHaveURL('/login')
})
