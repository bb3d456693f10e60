import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { tabTo } from '../support/tab-to'

const AFF = 'GET /api/user/aff'

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })
  const clipboard = 'navigator.clipboard.readText()'

  test('personal settings: the invite link is copied with the origin of the page, whatever the server address is (T-43) @all', async ({
    page,
    expectToast,
    world,
    baseURL,
  }) => {
    await world.options({ ServerAddress: 'https://evil.example' })
    await page.goto('/setting')
    await page.getByRole('button', { name: 'Copy invite link' }).dblclick()
    await expectToast('Invite link copied')
    const link = await page.getByRole('textbox', { name: 'Invite link' }).inputValue()
    expect(await page.evaluate(clipboard)).toBe(link)
    expect(link).toMatch(new RegExp(`^${baseURL}/register\\?aff=\\w{4}$`))
    expect(await world.calls(/user\/aff/)).toEqual([AFF])
    // T-16: this GET has a side effect, so it must be sent by fetch, and only after a press.
    const affRequest = (await world.requests()).find(({ path }) => path === '/api/user/aff')
    expect(affRequest?.headers).toMatchObject({ 'sec-fetch-dest': 'empty' })
  })
})

test('personal settings: usable by keyboard, and axe finds no violations in the tab and its dialogs @all', async ({
  page,
  accessible,
}) => {
  await page.goto('/setting')
  await expect(card(page, 'Bindings')).toContainText('alice@example.com')
  for (const name of ['Generate system access token', 'Bind email', 'Delete account']) {
    await tabTo(page, 'button', name)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    // The confirmation dialog is the shared one that the list tests cover.
    if (name !== 'Generate system access token') await accessible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused()
  }
  await tabTo(page, 'button', 'Copy invite link', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Invite link' })).toBeFocused()
  await page.emulateMedia({ colorScheme: 'dark' })
  await accessible()
})
