import { expect, test } from '../../document/document-story'
import { changeOptions, OPTION_LIST } from '../../../e2e/setting/option-oddities-steps'
import { sentOptions } from '../../../e2e/setting/sent-options'

test.use({ caller: 'root' })

test.describe('with stored numbers that are invalid', () => {
  test.use({ gatewayOptions: { RetryTimes: 'five', SMTPPort: '' } })

  test('settings: an invalid stored number shows an error when its section is saved, by its button or from the review', async ({
    page,
    world,
    expectToast,
  }) => {
    await page.goto('/setting?tab=operation')
    const retries = page.getByLabel('Retries on failure')
    await page.getByLabel('Chat link').fill('https://chat.example')
    await page.getByRole('button', { name: 'Review changes' }).click()
    const reviewDialog = page.getByRole('dialog')
    await reviewDialog.getByRole('button', { name: 'Save all changes' }).click()
    await expect(reviewDialog.getByRole('alert')).toContainText('Retries on failure:')
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Save General' }).click()
    await expect(retries).toHaveAttribute('aria-invalid', 'true')
    await expect(retries).toBeFocused()
    expect(await sentOptions(world)).toEqual([])
    await retries.fill('5')
    await page.getByRole('button', { name: 'Save General' }).click()
    await expectToast('Operation completed successfully')

    await page.getByRole('tab', { name: 'System' }).click()
    await page.getByLabel('SMTP server').fill('mail.example')
    await page.getByRole('button', { name: 'Save SMTP' }).click()
    await expect(page.getByLabel('SMTP port')).toHaveAttribute('aria-invalid', 'true')
    expect(await sentOptions(world)).toEqual(['ChatLink=https://chat.example', 'RetryTimes=5'])
  })
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
