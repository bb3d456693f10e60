import { expect, test } from '../../document/document-story'
import { saveSection, sentOptions } from '../../../e2e/setting/sent-options'

test.use({ caller: 'root' })

test('settings: disabling password login asks for confirmation and warns when no other login is configured (CD-47)', async ({
  page,
  world,
}) => {
  await page.goto('/setting?tab=system')
  const login = page.getByRole('switch', { name: 'Allow password login' })
  await login.click()
  const confirmation = page.getByRole('dialog', { name: 'Disable password login?' })
  await expect(confirmation).toContainText('No other sign-in method is configured')
  await expect(confirmation.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(login).toBeChecked()
  await expect(page.getByText(/unsaved change/)).toBeHidden()

  await page.getByLabel('Lark app ID').fill('cli_1')
  await login.click()
  await expect(confirmation).not.toContainText('No other sign-in method')
  await confirmation.getByRole('button', { name: 'Disable it' }).click()
  await expect(login).not.toBeChecked()
  await login.click()
  await expect(login).toBeChecked()
  await expect(confirmation).toBeHidden()
  expect(await sentOptions(world)).toEqual([])
})

test('settings: the search finds settings of all tabs by label and by key', async ({
  page,
  world,
  expectToast,
}) => {
  await page.goto('/setting?tab=operation')
  const search = page.getByRole('searchbox', { name: 'Search all settings' })
  await search.fill('smtpport')
  await expect(page.getByText('1 setting found')).toBeVisible()
  await page.getByLabel('SMTP port').fill('25')
  await search.fill('footer')
  await page.getByLabel('Footer').fill('x')
  await saveSection(page, 'Personalisation')
  await expectToast('Operation completed successfully')
  expect(await sentOptions(world)).toEqual(['Footer=x'])
  await search.fill('no such thing')
  await expect(page.getByText('No setting matches.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(page.getByRole('heading', { name: 'Monitoring' })).toBeVisible()
  await expect(page.getByText('1 unsaved change')).toBeVisible()
})

test('settings: a link to an option focuses its field, once', async ({ page }) => {
  await page.goto('/setting?tab=system&option=ServerAddress')
  await expect(page.getByLabel('Server address', { exact: true })).toBeFocused()
  await page.getByLabel('Server address', { exact: true }).fill('https://gate.example')
  await page.getByRole('button', { name: 'Save General' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).focus()
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByLabel('Server address', { exact: true })).not.toBeFocused()
})

test('settings: a mail server with scheme and port is taken apart by one press, and verification without one is told', async ({
  page,
}) => {
  await page.goto('/setting?tab=system')
  await page.getByLabel('SMTP server').fill('smtps://mail.example:465')
  await page.getByRole('button', { name: 'Use mail.example, 465' }).click()
  await expect(page.getByLabel('SMTP server')).toHaveValue('mail.example')
  await expect(page.getByLabel('SMTP port')).toHaveValue('465')
  await page.getByLabel('SMTP server').fill('')
  await page.getByRole('switch', { name: 'Require email verification on registration' }).click()
  await page.getByRole('button', { name: 'Review changes' }).click()
  await expect(page.getByRole('dialog')).toContainText('Without a mail server no code can be sent')
})
