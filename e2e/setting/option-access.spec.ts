import { test } from '../support/test'

test.describe('as root', () => {
  test.use({ caller: 'root' })

  test('settings: axe finds no violations on the tabs, their dialogs and errors', async ({
    page,
    accessible,
  }) => {
    await page.goto('/setting?tab=operation')
    await page.getByLabel('Retries on failure').fill('x')
    await page.getByRole('button', { name: 'Save General' }).click()
    await page.getByRole('rowheader').first().waitFor()
    await accessible()
    await page.getByRole('button', { name: 'Review changes' }).click()
    await page.getByRole('dialog').waitFor()
    await accessible()
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: 'System' }).click()
    await page.getByLabel('SMTP credential').fill('x')
    await accessible()
    await page.getByRole('tab', { name: 'Other' }).click()
    await page.getByLabel('Notice').fill('<b>x</b>')
    await page.getByRole('region', { name: 'Preview' }).getByText('x').waitFor()
    await accessible()
  })
})
