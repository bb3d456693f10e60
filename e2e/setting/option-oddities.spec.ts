import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { sentOptions } from './sent-options'

test.use({ caller: 'root' })

interface Row {
  key: string
  value: string
}

/** Modifies the list of options on its way to the page. */
async function changeOptions(page: Page, change: (rows: Row[]) => Row[]) {
  await page.route('**/api/option/', async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    const answer: { data: Row[] } = await response.json()
    return route.fulfill({ response, json: { ...answer, data: change(answer.data) } })
  })
}

test('settings: an empty list of options shows a message, offers no saving, and can be fetched again', async ({
  page,
  world,
}) => {
  await changeOptions(page, () => [])
  for (const tab of ['operation', 'system', 'other']) {
    await page.goto(`/setting?tab=${tab}`)
    await expect(page.getByRole('alert')).toContainText('The server sent no options.')
    await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0)
  }
  await page.unroute('**/api/option/')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByLabel('System name')).toHaveValue('One API')
  expect(await sentOptions(world)).toEqual([])
})

test('settings: a list that becomes empty before saving keeps the typed values and sends nothing', async ({
  page,
  world,
}) => {
  await page.goto('/setting?tab=other')
  await page.getByLabel('System name').fill('Ours')
  await changeOptions(page, () => [])
  await page.getByRole('button', { name: 'Save Personalisation' }).click()
  await expect(page.getByRole('alert')).toContainText('The server sent no options.')
  await expect(page.getByLabel('System name')).toHaveValue('Ours')
  await expect(page.getByText('1 unsaved change')).toBeVisible()
  expect(await sentOptions(world)).toEqual([])
})

test('settings: options missing on the server are disabled, and all others can be saved', async ({
  page,
  world,
  expectToast,
}) => {
  const missing = new Set([
    'RetryTimes',
    'ModelRatio',
    'LogConsumeEnabled',
    'QuotaForNewUser',
    'LarkClientId',
  ])
  await changeOptions(page, (rows) => rows.filter(({ key }) => !missing.has(key)))
  await page.goto('/setting?tab=operation')
  for (const label of ['Retries on failure', 'Model ratio', 'Record consumption', 'Quota for a new user']) {
    await expect(page.getByLabel(label, { exact: true })).toBeDisabled()
  }
  await expect(page.getByText('Not offered by this server')).toHaveCount(4)
  await expect(page.getByLabel('Completion ratio', { exact: true })).toBeEnabled()
  await page.getByLabel('Chat link').fill('https://chat.example')
  await page.getByRole('button', { name: 'Save General' }).click()
  await expectToast('Operation completed successfully')
  await page.getByRole('tab', { name: 'System' }).click()
  await expect(page.getByLabel('Lark app ID')).toBeEnabled()
  await expect(page.getByText('Not offered by this server')).toHaveCount(0)
  expect(await sentOptions(world)).toEqual(['ChatLink=https://chat.example'])
})

test('settings: an option that is listed twice uses its last value and shows a note', async ({
  page,
  accessible,
}) => {
  await changeOptions(page, (rows) => [
    ...rows,
    { key: 'SystemName', value: 'Last' },
    { key: 'GroupRatio', value: '{"default":2}' },
  ])
  await page.goto('/setting?tab=other')
  await expect(page.getByLabel('System name')).toHaveValue('Last')
  await expect(
    page.getByText('The server sent this option more than once. The last value is shown.'),
  ).toHaveCount(1)
  await page.getByRole('tab', { name: 'Operations' }).click()
  await expect(page.getByText('Group ratio: The server sent this option more than once.')).toBeVisible()
  await accessible()
})
