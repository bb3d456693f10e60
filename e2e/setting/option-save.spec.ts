import { expect, test } from '../support/test'
import { sentOptions } from './sent-options'

test.use({ caller: 'root' })

test('settings: unsaved changes survive tabs and reloads, secrets do not, and leaving asks for confirmation', async ({
  page,
  world,
}) => {
  await page.goto('/setting?tab=system')
  await page.getByLabel('SMTP server').fill('mail.example')
  await page.getByRole('button', { name: 'Set a new value: SMTP credential' }).click()
  await page.getByLabel('SMTP credential').fill('hush-hush')
  await page.getByRole('tab', { name: 'Personal' }).click()
  await page.getByRole('tab', { name: 'System' }).click()
  await expect(page.getByLabel('SMTP credential')).toHaveValue('hush-hush')
  await page.reload()
  await expect(page.getByLabel('SMTP server')).toHaveValue('mail.example')
  await expect(page.getByLabel('SMTP credential')).toHaveValue('')
  await expect(page.getByText('Not stored in the draft: enter it again.')).toBeVisible()
  expect(await page.evaluate('JSON.stringify(sessionStorage)')).not.toContain('hush-hush')

  await page.getByRole('link', { name: 'About' }).click()
  const confirmation = page.getByRole('dialog', { name: 'Leave without saving?' })
  await confirmation.getByRole('button', { name: 'Keep editing' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('SMTP server')).toHaveValue('')
  await page.getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  expect(await sentOptions(world)).toEqual([])
})
