import type { Page } from '@playwright/test'
import { expect, test } from '../../document/document-story'

const BIND = 'GET /api/oauth/email/bind'
test.use({ caller: 'chen', gatewayOptions: { SMTPServer: 'smtp.example' } })

const bindings = (page: Page) => page.getByRole('region', { name: 'Bindings' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Bind email' })
const email = (page: Page) => dialog(page).getByRole('textbox', { name: 'Email' })
const code = (page: Page) => dialog(page).getByRole('textbox', { name: 'Verification code' })
const submit = (page: Page) => dialog(page).getByRole('button', { name: /^(Bind email|Send again)$/ })

/** Opens the dialog and requests a code by mail. */
async function requestCode(page: Page, address: string) {
  await page.goto('/setting')
  await expect(bindings(page)).toContainText('not bound')
  await page.getByRole('button', { name: 'Bind email' }).click()
  await email(page).fill(address)
  await dialog(page).getByRole('button', { name: 'Get code' }).click()
  await expect(dialog(page).getByText(`A code was sent to ${address}.`)).toBeVisible()
}

test('email binding: binds an address with the mailed code, and a wrong code keeps the typed values', async ({
  page,
  expectToast,
  world,
}) => {
  await page.clock.install()
  await requestCode(page, 'chen+1@example.com')
  await code(page).fill('wrong')
  await submit(page).click()
  await expect(dialog(page).getByRole('alert')).toHaveText('验证码错误或已过期')
  await expect(email(page)).toHaveValue('chen+1@example.com')
  const [mail] = await world.mails()
  await code(page).fill(` ${mail?.code} `)
  await page.clock.runFor(500)
  await submit(page).dblclick()
  await expectToast('Account bound successfully')
  await expect(dialog(page)).toHaveCount(0)
  await expect(bindings(page)).toContainText('chen+1@example.com')
  expect(await world.calls(/email\/bind/)).toEqual([
    `${BIND}?email=chen%2B1%40example.com&code=wrong`,
    `${BIND}?email=chen%2B1%40example.com&code=${mail?.code}`,
  ])
})

test('email binding: an empty address is reported at its field, and a taken address shows the server message', async ({
  page,
  world,
}) => {
  await page.goto('/setting')
  await page.getByRole('button', { name: 'Bind email' }).click()
  await dialog(page).getByRole('button', { name: 'Get code' }).click()
  await expect(email(page)).toHaveAccessibleDescription(/^Please fill in this field/)
  expect(await world.calls(/verification/)).toEqual([])
  await email(page).fill('alice@example.com')
  await dialog(page).getByRole('button', { name: 'Get code' }).click()
  await expect(dialog(page).getByRole('alert')).toHaveText('邮箱地址已被占用')
  await expect(dialog(page).getByRole('button', { name: /^Retry/ })).toBeVisible()
})

for (const { name, applied } of [
  { name: 'made', applied: true },
  { name: 'not made', applied: false },
]) {
  test(`email binding: a lost response is verified by reading the account when the binding was ${name}`, async ({
    page,
    expectToast,
    world,
  }) => {
    await world.fault({ call: BIND, kind: 'F12', applied, times: 1 })
    await requestCode(page, 'new@example.com')
    const [mail] = await world.mails()
    await code(page).fill(mail?.code ?? '')
    await submit(page).click()
    if (applied) {
      await expectToast(/a check shows that the change was made/)
      await expect(bindings(page)).toContainText('new@example.com')
    } else {
      await expect(dialog(page).getByRole('alert')).toContainText('nothing was changed')
      await expect(code(page)).toHaveValue(mail?.code ?? '')
    }
    expect(await world.calls(/email\/bind/)).toHaveLength(1)
  })
}
