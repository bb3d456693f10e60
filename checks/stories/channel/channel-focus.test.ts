import { openSection } from '../../../e2e/support/form'
import { expect, test } from '../../document/document-story'

test.use({ caller: 'root' })

test('channel form: the focus stays in the mapping when its buttons go with what they did', async ({
  page,
}) => {
  await page.goto('/channel/add')
  await openSection(page, 'Rewriting')
  const mapping = page.getByLabel('Model mapping')
  await mapping.fill('{"my-model":"gpt-4o"}')
  await page.getByRole('button', { name: 'Add my-model to the models' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Add my-model to the models' })).toHaveCount(0)
  await expect(mapping).toBeFocused()

  await page.getByRole('button', { name: 'Remove row 1' }).press('Enter')
  await expect(mapping).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Add row' })).toBeFocused()
})
