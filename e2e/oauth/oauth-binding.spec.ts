import { expect, test } from '../support/test'
import { bind, bindings, CALLBACK } from './oauth-steps'
import { ALL_PROVIDERS, continueAtProvider, stubProviders, wechatCode } from './provider'

test.use({ gatewayOptions: ALL_PROVIDERS })
test.beforeEach(({ page }) => stubProviders(page))

test('WeChat binding: a refusal keeps the typed code, and the account is then bound once @all', async ({
  page,
  world,
  expectToast,
  accessible,
}) => {
  await page.clock.install()
  await world.options({ WeChatAccountQRCodeImageURL: '/logo.png' })
  await page.goto('/setting')
  await bind(page, 'WeChat')
  const dialog = page.getByRole('dialog', { name: 'Bind WeChat' })
  const code = dialog.getByLabel('Verification code')
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(dialog.getByRole('img', { name: 'QR code of the WeChat account' })).toBeVisible()
  await accessible()
  await dialog.getByRole('button', { name: 'Bind' }).click()
  await expect(code).toHaveAccessibleDescription(/Please fill in this field/)
  await code.fill(await wechatCode(page, 'member'))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('该微信账号已被绑定')
  await code.fill('wrong')
  await page.clock.runFor(500)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('验证码错误或已过期')
  await expect(code).toHaveValue('wrong')
  await code.fill(`  ${await wechatCode(page, 'newcomer')} `)
  await page.clock.runFor(500)
  await dialog.getByRole('button', { name: 'Bind' }).dblclick()
  await expectToast('Account bound successfully')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Bind WeChat' })).toBeFocused()
  await expect(bindings(page)).toContainText('Bound to oWx0000newcomer')
  expect(await world.calls(/wechat\/bind/)).toHaveLength(3)
})

test('bindings: only enabled providers can be bound, but existing bindings are always shown @all', async ({
  page,
  world,
  accessible,
}) => {
  await world.fault({ call: 'GET /api/user/self', kind: 'F28', field: 'github_id', value: 'mine-already' })
  await page.goto('/setting')
  await expect(bindings(page)).toContainText('Bound to mine-already. Binding again replaces it.')
  await accessible()
  await world.options({
    GitHubOAuthEnabled: 'false',
    LarkClientId: '',
    OidcEnabled: 'false',
    WeChatAuthEnabled: 'false',
  })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Bind GitHub' })).toHaveAccessibleDescription(
    /no longer offers it/,
  )
  await expect(page.getByRole('button', { name: /^Bind (Lark|OIDC|WeChat)$/ })).toHaveCount(0)
})

test('bindings: nothing is bound after another user signed in in the meantime (CD-04) @all', async ({
  page,
  world,
  context,
  baseURL,
}) => {
  const switchAccount = async (username: string) => {
    const { session } = await world.signIn(username)
    await context.addCookies([{ name: 'session', value: session, url: baseURL }])
  }
  await page.goto('/setting')
  await bind(page, 'GitHub')
  await page.getByRole('heading', { name: /^Test provider/ }).waitFor()
  await switchAccount('chen')
  await continueAtProvider(page, /as newcomer/)
  await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toContainText(
    'Another account is signed in now',
  )
  await page.goto('/setting')
  await expect(page.getByRole('button', { name: 'Account: chen' })).toBeVisible()
  await switchAccount('alice')
  // No storage event fires: the account is verified before each redirect and before a code is sent.
  await bind(page, 'GitHub')
  await expect(page.getByRole('button', { name: 'Account: alice' })).toBeVisible()
  await expect(page.getByText('You are now signed in as alice')).toBeVisible()
  await switchAccount('chen')
  await bind(page, 'WeChat')
  await page.getByLabel('Verification code').fill('123456')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Account: chen' })).toBeVisible()
  expect(await world.calls(CALLBACK)).toEqual([])
  expect(await world.calls(/oauth\/state/)).toHaveLength(1)
})
