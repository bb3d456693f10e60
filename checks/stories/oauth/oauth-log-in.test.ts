import { logInWith, storedUser } from '../../../e2e/oauth/oauth-steps'
import { continueAtProvider, providersAt, SITES, stubProviders } from '../../../e2e/oauth/provider'
import { expect, test } from '../../document/document-story'

test.use({ caller: 'nobody', gatewayOptions: providersAt(window.location.origin) })
test.beforeEach(({ page, baseURL }) => stubProviders(page, baseURL))

for (const { site, name } of SITES) {
  test(`${name} login: a refusal by the provider and a refusal by the server show different messages${name === 'GitHub' ? '' : ' @all'}`, async ({
    page,
    world,
    expectToast,
  }) => {
    await page.goto('/login')
    await logInWith(page, name)
    await continueAtProvider(page, /^Refuse$/)
    await expect(page.getByRole('alert')).toContainText('The provider did not confirm your identity')
    await expect(page).toHaveURL(`/oauth/${site}`)
    expect(await world.calls(new RegExp(`oauth/${site}`))).toEqual([])
    await page.getByRole('link', { name: 'Go to the log-in page' }).click()
    await logInWith(page, name)
    await continueAtProvider(page, /as disabled/)
    await expect(page).toHaveURL('/login')
    await expectToast('用户已被封禁')
    await logInWith(page, name)
    await continueAtProvider(page, /unreachable/)
    await expect(page).toHaveURL('/login')
    await expectToast(/^无法连接至/)
    expect(await storedUser(page)).toBeNull()
    expect(await world.calls(new RegExp(`oauth/${site}`))).toHaveLength(2)
  })
}

test('OAuth login: a new user gets an account and reaches the home page', async ({ page, expectToast }) => {
  await page.goto('/login')
  await logInWith(page, 'GitHub')
  await continueAtProvider(page, /as newcomer/)
  await expect(page).toHaveURL('/')
  await expectToast('Login successful')
  await expect(page.getByRole('button', { name: /^Account: github_\d+$/ })).toBeVisible()
})

test('OAuth login: a server address on another origin shows an error and starts no login', async ({
  page,
  world,
  expectToast,
}) => {
  await world.options({ LarkClientId: 'x', ServerAddress: 'https://elsewhere.example' })
  await page.goto('/login')
  await logInWith(page, 'Lark')
  await expectToast(/redirects to https:\/\/elsewhere\.example/)
  await expect(page).toHaveURL('/login')
  expect(await world.calls(/oauth/)).toEqual([])
})
