import { expect, test } from '../support/test'
import { ALL_PROVIDERS, wechatCode } from './provider'

test.use({ caller: 'nobody', gatewayOptions: ALL_PROVIDERS })

test('WeChat login: shows the steps as text, accepts a pasted code, shows each error message, then opens the home page (SH-99, AX-68) @all', async ({
  page,
  world,
  expectToast,
  context,
  accessible,
}) => {
  await page.clock.install()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await world.options({ WeChatAccountQRCodeImageURL: '/no-such-picture.png' })
  await page.goto('/token')
  const button = page.getByRole('button', { name: 'Log in with WeChat' })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Log in with WeChat' })
  const code = dialog.getByLabel('Verification code')
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  await expect(dialog).toContainText('valid for 3 minutes')
  await expect(dialog).toContainText('There is no picture of the QR code')
  await accessible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()

  await page.keyboard.press('Enter')
  const attempts = [
    ['wrong', '验证码错误或已过期'],
    ['unreachable', /context deadline exceeded/],
    [await wechatCode(page, 'disabled'), '用户已被封禁'],
  ] as const
  for (const [typed, message] of attempts) {
    await code.fill(typed)
    await dialog.getByRole('button', { name: 'Log in' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(message)
    await expect(dialog.getByRole('alert')).toBeFocused()
    await expect(code).toHaveValue(typed)
    await page.clock.runFor(500)
  }
  await page.evaluate((text) => navigator.clipboard.writeText(text), ` ${await wechatCode(page, 'member')}\n`)
  await code.fill('')
  await code.press('ControlOrMeta+v')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expectToast('Login successful')
  expect(await world.calls(/oauth\/wechat/)).toHaveLength(4)
})

test('WeChat login: texts are Chinese, and a request without a response can be sent again @all', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await page.addInitScript(() => localStorage.setItem('language', 'zh'))
  await world.fault({ call: 'GET /api/oauth/wechat', kind: 'F12', times: 1 })
  await page.goto('/login')
  await page.getByRole('button', { name: '使用微信登录' }).click()
  const dialog = page.getByRole('dialog', { name: '使用微信登录' })
  await dialog.getByLabel('验证码').fill(await wechatCode(page, 'newcomer'))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('再次')
  await page.clock.runFor(500)
  await page.keyboard.press('Tab')
  await dialog.getByRole('button', { name: '登录' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: /^账户：wechat_\d+$/ })).toBeVisible()
})
