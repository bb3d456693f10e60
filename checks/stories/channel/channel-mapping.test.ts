import { openSection } from '../../../e2e/support/form'
import { expect, test } from '../../document/document-story'

test.use({ caller: 'root' })

test('channel mapping: thousands of pasted models are no rows, and the field says why they cannot be saved', async ({
  page,
}) => {
  await page.goto('/channel/add')
  await openSection(page, 'Rewriting')
  const mapping = page.getByLabel('Model mapping')
  const models = Array.from({ length: 3000 }, (_, at) => [`model-${at}`, 'gpt-4o'])
  await mapping.fill(JSON.stringify(Object.fromEntries(models)))
  await mapping.blur()
  await expect(page.getByText('This JSON has more models (3000) than are shown as rows (150).')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Requested model, row/ })).toHaveCount(0)
  await expect(mapping).toHaveAccessibleDescription(/At most 1024 bytes/)
  await mapping.fill('{"gpt-4":"gpt-4o"}')
  await expect(page.getByRole('textbox', { name: 'Requested model, row 1' })).toHaveValue('gpt-4')
})
