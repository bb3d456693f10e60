import { bind, bindings, CALLBACK, storedUser } from '../../../e2e/oauth/oauth-steps'
import {
  continueAtProvider,
  providersAt,
  SITES,
  stubProviders,
  wechatCode,
} from '../../../e2e/oauth/provider'
import { expect, test } from '../../document/document-story'

test.use({ gatewayOptions: providersAt(window.location.origin) })
test.beforeEach(({ page, baseURL }) => stubProviders(page, baseURL))

for (const { site, name, call } of SITES) {
  test(`${name} binding: an account bound to another user is refused, an unbound one is bound (PO17)${name === 'GitHub' ? '' : ' @all'}`, async ({
    page,
    world,
    expectToast,
  }) => {
    await page.goto('/setting')
    await expect(bindings(page)).toContainText('Not bound')
    const before = await storedUser(page)
    await bind(page, name)
    await continueAtProvider(page, /as member/)
    await expect(page).toHaveURL('/setting')
    await expectToast(/账户已被绑定$/)
    await bind(page, name)
    await continueAtProvider(page, /^Refuse$/)
    await expect(page.getByRole('alert')).toContainText('did not confirm your identity')
    await page.getByRole('link', { name: 'Go to the settings' }).click()
    await bind(page, name)
    await continueAtProvider(page, /as newcomer/)
    await expect(page).toHaveURL('/setting')
    await expectToast('Account bound successfully')
    await expect(bindings(page)).toContainText(/Bound to .*newcomer|Bound to auth\|4e3c0/)
    expect(await storedUser(page)).toBe(before)
    expect(await world.calls(new RegExp(`^${call}`))).toHaveLength(2)
    expect(await world.calls(new RegExp(`oauth/${site}`))).toHaveLength(2)
  })
}

test('GitHub binding: a lost response is verified by reading the account', async ({
  page,
  world,
  expectToast,
}) => {
  await world.fault({ call: 'GET /api/oauth/wechat/bind', kind: 'F12', applied: true })
  await world.fault({ call: 'GET /api/oauth/github', kind: 'F12', applied: true })
  await page.goto('/setting')
  await bind(page, 'WeChat')
  await page.getByLabel('Verification code').fill(await wechatCode(page, 'newcomer'))
  await page.keyboard.press('Enter')
  await expectToast('The response was lost, but a check shows that the change was made.')
  await bind(page, 'GitHub')
  await continueAtProvider(page, /as newcomer/)
  await expectToast('Account bound successfully')
  await expect(bindings(page)).toContainText('Bound to newcomer-gh')
  expect(await world.calls(CALLBACK)).toEqual([
    expect.stringContaining('wechat/bind'),
    expect.stringContaining('oauth/github'),
  ])
})
