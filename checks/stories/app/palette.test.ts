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
const option = (page: Page, name: string) => results(page).getByRole('option', { name, exact: true })

test('palette: a channel is found by the middle of its name and disabled without a mouse', async ({
  page,
  expectToast,
  world,
}) => {
  const input = await search(page, 'AI')
  await expect(option(page, 'xAI')).toBeVisible()
  await input.fill('xai')
  await expect(results(page).getByRole('option')).toHaveText([
    'xAI',
    'TestxAI',
    'DisablexAI',
    'Log entriesxAI',
  ])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(option(page, 'Disable xAI')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Search or jump to' })).toHaveCount(0)
  await expectToast('Operation completed successfully')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(async () => (await world.calls(/^PUT \/api\/channel/)).length, 'the write and its undoing')
    .toBe(2)
})

test('palette: the pointer chooses a verb too, and Enter on the record opens its page', async ({ page }) => {
  const input = await search(page, 'xai')
  await option(page, 'Test xAI').click()
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
  await expect(results(page).getByRole('option', { name: 'RetryTimes' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/setting\?tab=operation&option=RetryTimes$/)
  await expect(page.getByRole('searchbox', { name: SETTINGS })).toHaveValue('RetryTimes')
  await page.keyboard.press('Control+k')
  await expect(input).toBeFocused()
  await input.fill('top-up link')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('searchbox', { name: SETTINGS })).toHaveValue('TopUpLink')
})

test('palette: a model is looked up in the log @all', async ({ page }) => {
  await search(page, 'gpt-4o')
  await option(page, 'Log entries gpt-4o').click()
  await expect(page).toHaveURL(/\/log\?.*model_name=gpt-4o/)
})

test('palette: the calls of a user are checked from there @all', async ({ page }) => {
  await search(page, 'alice')
  await expect(page.getByRole('group', { name: 'Users' }).getByRole('option')).toHaveText([
    'alice',
    'Add or take an amountalice',
    'Disablealice',
    'Log entriesalice',
    'Why does a call fail?alice',
  ])
  await option(page, 'Why does a call fail? alice').click()
  await expect(page).toHaveURL(/\/call-check\?user=\d+$/)
})

test('palette: a user is given quota without a mouse', async ({ page, expectToast, world }) => {
  await search(page, 'bob')
  await expect(option(page, 'bob')).toHaveAttribute('aria-selected', 'true')
  await expect(option(page, 'Add or take an amount bob')).toBeVisible()
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
  await option(page, 'Add or take an amount bob').click()
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
  const disable = page.getByRole('group', { name: 'Users' }).getByRole('option', { name: /^Disable/ })
  await expect(disable).toHaveText(/A super administrator cannot be changed/)
  await disable.click()
  expect(await world.calls(/^POST \/api\/user\/manage/)).toEqual([])
})

test.describe('of a user', () => {
  test.use({ caller: 'alice' })

  test('palette: a user finds own tokens with their verbs, and no settings of the server', async ({
    page,
  }) => {
    const input = await search(page, 'ewes')
    await expect(results(page).getByRole('option')).toHaveText([
      'newest',
      'Copy keynewest',
      'Disablenewest',
      'Log entriesnewest',
      'Why does a call fail?newest',
    ])
    await input.fill('retrytim')
    await expect(page.getByText('Nothing found for')).toBeVisible()
  })
})
