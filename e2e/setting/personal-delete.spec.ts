import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'

const DELETE = 'DELETE /api/user/self'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delete account' })
const name = (page: Page) => dialog(page).getByRole('textbox', { name: /^Enter your username/ })
const button = (page: Page) => dialog(page).getByRole('button', { name: /^(Delete account|Send again)$/ })

async function ask(page: Page) {
  await page.goto('/setting')
  await page.getByRole('button', { name: 'Delete account' }).click()
  await expect(dialog(page)).toContainText('cannot be restored')
}

/** Signed out, here and there. */
async function isDeleted(page: Page) {
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  expect(await page.evaluate("localStorage.getItem('user')")).toBeNull()
}

test('deletes the account whose name was typed, once, and leaves', async ({ page, expectToast, world }) => {
  await ask(page)
  for (const wrong of ['', 'Alice', 'alice ']) {
    await name(page).fill(wrong)
    await button(page).click()
    await expect(name(page)).toHaveAccessibleDescription(/^Please enter your username to confirm deletion/)
  }
  expect(await world.calls(/^DELETE/)).toEqual([])
  await name(page).fill('alice')
  await button(page).dblclick()
  await expectToast('Account deleted')
  await isDeleted(page)
  const order = await world.calls(/^DELETE|logout/)
  expect(order).toEqual([DELETE, 'GET /api/user/logout'])
  await page.getByLabel('Username').fill('alice')
  await page.getByLabel('Password', { exact: true }).fill('alice12345')
  await page.keyboard.press('Enter')
  await expect(page.getByText('用户名或密码错误，或用户已被封禁')).toBeVisible()
})

test('leaves also when the answer was lost, and when the log-out fails', async ({
  page,
  expectToast,
  world,
}) => {
  await world.fault({ call: DELETE, kind: 'F14', applied: true, times: 1 })
  await world.fault({ call: 'GET /api/user/logout', kind: 'F10' })
  await ask(page)
  await name(page).fill('alice')
  await button(page).click()
  await expectToast('Account deleted')
  await isDeleted(page)
  expect(await world.calls(/^DELETE/)).toEqual([DELETE])
})

test('a refusal, and a name that changed meanwhile, keep the account and what was typed', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await world.fault({ call: DELETE, kind: 'refused', message: 'not today', times: 1 })
  await ask(page)
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

test.describe('as root', () => {
  test.use({ caller: 'root' })

  test('says why it is not offered', async ({ page, world }) => {
    await page.goto('/setting')
    const kept = page.getByRole('button', { name: 'Delete account' })
    await expect(kept).toHaveAttribute('aria-disabled', 'true')
    await expect(kept).toHaveAccessibleDescription(
      'The account of the super administrator cannot be deleted.',
    )
    await kept.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await world.calls(/^DELETE/)).toEqual([])
  })
})
