import type { Page } from '@playwright/test'
import { expect, test } from '../../document/document-story'

test.use({ caller: 'root' })

async function search(page: Page, text: string, address = '/') {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  const input = page.getByRole('combobox', { name: 'Search or jump to' })
  await expect(input).toBeFocused()
  await input.fill(text)
  return input
}
const SETTINGS = 'Search all settings and models'
const results = (page: Page) => page.getByRole('listbox', { name: 'Results' })
const option = (page: Page, name: string) => results(page).getByRole('option', { name })

test('palette: a channel is found by the middle of its name and disabled without a mouse', async ({
  page,
  expectToast,
  world,
}) => {
  const input = await search(page, 'AI')
  await expect(option(page, 'xAI')).toBeVisible()
  await input.fill('xai')
  await expect(option(page, 'xAI')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowRight')
  const verbs = page.getByRole('group', { name: 'What can be done with xAI' }).getByRole('option')
  await expect(verbs).toHaveText(['Edit', 'Test', 'Disable', 'Log entries'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(option(page, 'Disable')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Search or jump to' })).toHaveCount(0)
  await expectToast('Operation completed successfully')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(async () => (await world.calls(/^PUT \/api\/channel/)).length, 'the write and its undoing')
    .toBe(2)
})

test('palette: the arrow left goes back to the record, and typing to other results @all', async ({
  page,
}) => {
  const input = await search(page, 'xai')
  await expect(option(page, 'xAI')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(option(page, 'Log entries')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(option(page, 'xAI')).toHaveAttribute('aria-selected', 'true')
  await expect(option(page, 'Log entries')).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/log\?.*channel=\d+/)
  await expect(page.getByRole('heading', { level: 1, name: 'Logs' })).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(input).toBeFocused()
  await input.fill('xai')
  await expect(option(page, 'xAI')).toHaveAttribute('aria-selected', 'true')
  await expect(input).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(option(page, 'Log entries')).toBeVisible()
  await input.fill('setti')
  await expect(option(page, 'Log entries')).toHaveCount(0)
  await expect(option(page, 'Settings')).toBeVisible()
})

test('palette: the pointer opens the verbs too, and Enter on the record its page @all', async ({ page }) => {
  const input = await search(page, 'xai')
  await option(page, 'xAI').getByTitle('What can be done with it').click()
  await option(page, 'Test').click()
  await expect(page.getByText(/^xAI tested: /)).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(input).toBeFocused()
  await input.fill('xai')
  await expect(option(page, 'xAI')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/channel\/edit\/\d+$/)
})

test('palette: root finds a setting by its label and by its key', async ({ page }) => {
  const input = await search(page, 'retrytim')
  await expect(option(page, 'RetryTimes')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/setting\?tab=operation&option=RetryTimes$/)
  await expect(page.getByRole('searchbox', { name: SETTINGS })).toHaveValue('RetryTimes')
  await page.keyboard.press('Control+k')
  await expect(input).toBeFocused()
  await input.fill('top-up link')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('searchbox', { name: SETTINGS })).toHaveValue('TopUpLink')
})

test('palette: a model is found by the middle of its name and tried, or looked up in the log @all', async ({
  page,
}) => {
  await search(page, 'gpt-4o')
  await expect(page.getByRole('group', { name: 'Models' }).getByRole('option').first()).toContainText(
    'gpt-4o',
  )
  await page.keyboard.press('ArrowRight')
  await option(page, 'Log entries').click()
  await expect(page).toHaveURL(/\/log\?.*model_name=gpt-4o/)
})

test('palette: the calls of a user are checked from there @all', async ({ page }) => {
  await search(page, 'alice')
  const alice = page.getByRole('group', { name: 'Users' }).getByRole('option', { name: 'alice' })
  await alice.getByTitle('What can be done with it').click()
  await expect(results(page).getByRole('option')).toHaveText([
    'Edit',
    'Add or take an amount',
    'Disable',
    'Log entries',
    'Why does a call fail?',
  ])
  await option(page, 'Why does a call fail?').click()
  await expect(page).toHaveURL(/\/call-check\?user=\d+$/)
})

test('palette: a user is given quota without a mouse', async ({ page, expectToast, world }) => {
  await search(page, 'bob')
  await expect(option(page, 'bob')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(option(page, 'Add or take an amount')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add or take quota of bob' })
  const amount = dialog.getByLabel('Amount')
  await expect(amount).toBeFocused()
  await amount.fill('2500000')
  await amount.press('Enter')
  await expectToast(/^Remaining quota is now/)
  await expect(dialog).toHaveCount(0)
  expect(await world.calls(/^(POST|PUT)/)).toEqual(['POST /api/topup'])
})

test('palette: the dialog of a verb closes when another account signs in in another tab @all', async ({
  page,
}) => {
  await search(page, 'bob')
  await expect(option(page, 'bob')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowRight')
  await option(page, 'Add or take an amount').click()
  await expect(page.getByRole('dialog', { name: 'Add or take quota of bob' })).toBeVisible()
  await page.evaluate(() => {
    const account = { id: 2, username: 'admin', display_name: '', role: 10, status: 1 }
    localStorage.setItem('user', JSON.stringify(account))
    window.dispatchEvent(new StorageEvent('storage', { key: 'user' }))
  })
  await expect(page.getByText('You are now signed in as admin')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('palette: what may not be done with a record says why', async ({ page, world }) => {
  await search(page, 'root')
  await expect(page.getByRole('group', { name: 'Users' }).getByRole('option', { name: 'root' })).toBeVisible()
  for (let presses = 0; presses < 10; presses += 1) await page.keyboard.press('ArrowDown')
  await page
    .getByRole('group', { name: 'Users' })
    .getByRole('option', { name: 'root' })
    .getByTitle('What can be done with it')
    .click()
  await option(page, 'Disable').click()
  expect(await world.calls(/^POST \/api\/user\/manage/)).toEqual([])
})

test.describe('of a user', () => {
  test.use({ caller: 'alice' })

  test('palette: a user finds own tokens with their verbs, and no settings of the server', async ({
    page,
  }) => {
    const input = await search(page, 'ewes')
    await expect(option(page, 'newest').first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowRight')
    await expect(results(page).getByRole('option')).toHaveText([
      'Edit',
      'Copy key',
      'Disable',
      'Log entries',
      'Why does a call fail?',
    ])
    await input.fill('retrytim')
    await expect(page.getByText('Nothing found for')).toBeVisible()
  })
})
