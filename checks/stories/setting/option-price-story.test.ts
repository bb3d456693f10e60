import { expect, test } from '../../document/document-story'

test.use({ caller: 'root' })

test('settings search: the name of a model leads to its price', async ({ page }) => {
  await page.goto('/setting?tab=operation')
  await page.getByRole('searchbox', { name: 'Search all settings' }).fill('gpt-4o-mini')
  await expect(page.getByRole('textbox', { name: 'Prompt price of gpt-4o-mini', exact: true })).toHaveValue(
    '0.15',
  )
  await expect(page.getByRole('textbox', { name: /^Prompt price of claude/ })).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Search all settings' }).fill('ratio')
  await expect(page.getByRole('searchbox', { name: 'Find a model' })).toHaveValue('')
})
