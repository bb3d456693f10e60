import { expect, test } from '../../document/document-story'
import { changeOptions, OPTION_LIST } from '../../../e2e/setting/option-oddities-steps'
import { saveSection, sentOptions } from '../../../e2e/setting/sent-options'

test.use({ caller: 'root' })

test('settings: what is invalid is focused at its field, or told in the review, and not sent', async ({
  page,
  world,
}) => {
  await page.goto('/setting?tab=operation')
  const retries = page.getByLabel('Retries on failure')
  await retries.fill('five')
  await page.getByRole('button', { name: 'Save General' }).click()
  await expect(retries).toHaveAttribute('aria-invalid', 'true')
  await expect(retries).toBeFocused()
  await page.getByRole('tab', { name: 'System' }).click()
  await page.getByLabel('SMTP server').fill('mail.example')
  await page.getByRole('button', { name: 'Review changes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toBeFocused()
  expect(await sentOptions(world)).toEqual([])
})

test('settings: an empty list of options shows a message, offers no saving, and can be fetched again @all', async ({
  page,
  world,
}) => {
  await changeOptions(page, () => [])
  for (const tab of ['operation', 'system', 'other']) {
    await page.goto(`/setting?tab=${tab}`)
    await expect(page.getByRole('alert')).toContainText('The server sent no options.')
    await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0)
  }
  await page.unroute(OPTION_LIST)
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
  await saveSection(page, 'Personalisation')
  await expect(page.getByRole('alert')).toContainText('The server sent no options.')
  await page.keyboard.press('Escape')
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
  await saveSection(page, 'General')
  await expectToast('Operation completed successfully')
  await page.getByRole('tab', { name: 'System' }).click()
  await expect(page.getByLabel('Lark app ID')).toBeEnabled()
  await expect(page.getByText('Not offered by this server')).toHaveCount(0)
  expect(await sentOptions(world)).toEqual(['ChatLink=https://chat.example'])
})
