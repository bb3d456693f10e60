import { tabTo } from '../support/tab-to'
import { expect, test, WITH_MOTION } from '../support/test'

test.use({ ...WITH_MOTION, caller: 'nobody', permissions: ['clipboard-read', 'clipboard-write'] })

test('token list: from login to a created and copied token by keyboard alone (AX-15) @all', async ({
  page,
  expectToast,
}) => {
  await page.goto('/token')
  await tabTo(page, 'textbox', 'Username')
  await page.keyboard.type('alice')
  await tabTo(page, 'textbox', 'Password')
  await page.keyboard.type('alice12345')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Tokens' })).toBeFocused()

  await tabTo(page, 'link', 'Add token')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Create token' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.type('by keyboard')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Expires at' })).toBeFocused()
  await tabTo(page, 'button', '1 day')
  await page.keyboard.press('Space')
  await expect(page.getByRole('textbox', { name: 'Expires at' })).not.toHaveValue('')
  await tabTo(page, 'textbox', 'Expires at', 'Shift+Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('2031-02-03 04:05:06')
  await tabTo(page, 'button', 'Limits')
  await page.keyboard.press('Enter')
  await tabTo(page, 'combobox', 'Models')
  await page.keyboard.type('gpt-4o-m')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await tabTo(page, 'button', 'Create token')
  await page.keyboard.press('Enter')
  await expectToast('Token created')

  await tabTo(page, 'button', 'Copy by keyboard')
  await page.keyboard.press('Enter')
  await expectToast('Copied to clipboard')
  await expect(page.getByRole('row', { name: /by keyboard/ }).getByText(/^2031-02-03/)).toBeVisible()
  expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(/^sk-\w{48}$/)

  // Opens the menu of the row and returns.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const clients = page.getByRole('menu').getByRole('group', { name: 'Copy the link for' })
  await expect(clients.getByRole('menuitem', { name: 'NextChat' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('[role="menuitem"]:focus')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'More actions for by keyboard' })).toBeFocused()
})
