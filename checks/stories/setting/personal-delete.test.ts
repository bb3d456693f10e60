import { expect, test } from '../../document/document-story'
import type { Page } from '@playwright/test'

test.describe('as root', () => {
  test.use({ caller: 'root' })

  test('account deletion: is disabled for the root account and shows the reason', async ({ page, world }) => {
    await page.goto('/setting')
    const trigger = page.getByRole('button', { name: 'Delete account' })
    await expect(trigger).toHaveAttribute('aria-disabled', 'true')
    await expect(trigger).toHaveAccessibleDescription(
      'The account of the super administrator cannot be deleted.',
    )
    await trigger.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await world.calls(/^DELETE/)).toEqual([])
  })
})

const DELETE = 'DELETE /api/user/self'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delete account' })

const name = (page: Page) => dialog(page).getByRole('textbox', { name: /^Enter your username/ })

const button = (page: Page) => dialog(page).getByRole('button', { name: /^(Delete account|Send again)$/ })

async function openDialog(page: Page) {
  await page.goto('/setting')
  await page.getByRole('button', { name: 'Delete account' }).click()
  await expect(dialog(page)).toContainText('cannot be restored')
}

/** Checks that the account is signed out in the browser and on the server. */
async function expectDeleted(page: Page) {
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  expect(await page.evaluate("localStorage.getItem('user')")).toBeNull()
}

test('account deletion: deletes the account after its name was typed, once, and opens the login page', async ({
  page,
  expectToast,
  world,
}) => {
  await openDialog(page)
  for (const wrongName of ['', 'Alice', 'alice ']) {
    await name(page).fill(wrongName)
    await button(page).click()
    await expect(name(page)).toHaveAccessibleDescription(/^Please enter your username to confirm deletion/)
  }
  expect(await world.calls(/^DELETE/)).toEqual([])
  await name(page).fill('alice')
  await button(page).dblclick()
  await expectToast('Account deleted')
  await expectDeleted(page)
  const order = await world.calls(/^DELETE|logout/)
  expect(order).toEqual([DELETE, 'GET /api/user/logout'])
  await page.getByLabel('Username').fill('alice')
  await page.getByLabel('Password', { exact: true }).fill('alice12345')
  await page.keyboard.press('Enter')
  await expect(page.getByText('用户名或密码错误，或用户已被封禁')).toBeVisible()
})

test('account deletion: signs out even when the response is lost or the log-out fails', async ({
  page,
  expectToast,
  world,
}) => {
  await world.fault({ call: DELETE, kind: 'F14', applied: true, times: 1 })
  await world.fault({ call: 'GET /api/user/logout', kind: 'F10' })
  await openDialog(page)
  await name(page).fill('alice')
  await button(page).click()
  await expectToast('Account deleted')
  await expectDeleted(page)
  expect(await world.calls(/^DELETE/)).toEqual([DELETE])
})

test('account deletion: a refusal, or a name changed in the meantime, keeps the account and the typed name', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await world.fault({ call: DELETE, kind: 'refused', message: 'not today', times: 1 })
  await openDialog(page)
  await name(page).fill('alice')
  await button(page).click()
  await expect(dialog(page).getByRole('alert').first()).toHaveText('not today')
  await expect(name(page)).toHaveValue('alice')
  await world.signIn('alice')
  await world.call('PUT', '/api/user/self', { username: 'alicia' })
  await page.clock.runFor(500)
  await button(page).click()
  await expect(dialog(page).getByRole('alert').first()).toHaveText(/^This account is now called alicia/)
  expect(await world.calls(/^DELETE/)).toEqual([DELETE])
})
