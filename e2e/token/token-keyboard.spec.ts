import { reach } from '../support/reach'
import { expect, test } from '../support/test'

test.use({ caller: 'nobody', permissions: ['clipboard-read', 'clipboard-write'] })

test('from signing in to a created and copied token by keyboard alone', async ({ page, told }) => {
  await page.goto('/token')
  await reach(page, 'textbox', 'Username')
  await page.keyboard.type('alice')
  await reach(page, 'textbox', 'Password')
  await page.keyboard.type('alice12345')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Tokens' })).toBeFocused()

  await reach(page, 'link', 'Add token')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Create token' })).toBeFocused()
  await reach(page, 'textbox', 'Name')
  await page.keyboard.type('by keyboard')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Models' })).toBeFocused()
  await page.keyboard.type('gpt-4o-m')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await reach(page, 'button', '1 day')
  await page.keyboard.press('Space')
  await reach(page, 'button', 'Submit')
  await page.keyboard.press('Enter')
  await told('Token created. Copy its key from the list')

  await reach(page, 'button', 'Copy by keyboard')
  await page.keyboard.press('Enter')
  await told('Copied to clipboard')
  expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(/^sk-\w{48}$/)

  // The menu beside it, there and back.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'NextChat' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Copy options for by keyboard' })).toBeFocused()
})
