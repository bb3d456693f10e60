import { expect, test } from '../../document/document-story'
import { sentOptions } from '../../../e2e/setting/sent-options'

test.use({ caller: 'root' })

const BROKEN = '{"gpt-4":15,"claude-3-5-sonnet-20241022-preview-v2'

test('ratio settings: an unterminated string in the JSON or in a cell is refused, and the page stays usable', async ({
  page,
  world,
}) => {
  await world.options({ ModelRatio: '{"gpt-4":15}' })
  await page.goto('/setting?tab=operation')
  await page.getByRole('searchbox', { name: 'Find a model' }).fill('gpt-4')
  const cell = page.getByRole('textbox', { name: 'Ratio of gpt-4', exact: true })
  const typed = `"${'claude-3-5-sonnet-'.repeat(20)}`
  await cell.fill(typed)
  await expect(cell).toHaveValue(typed)
  await page.getByRole('button', { name: 'Save Prices' }).click()
  await expect(page.getByRole('form', { name: 'Prices' }).getByRole('alert')).toContainText('gpt-4')
  await page.getByRole('button', { name: 'Edit as JSON' }).click()
  await page.getByLabel('Model ratio', { exact: true }).fill(BROKEN)
  await page.getByRole('button', { name: 'Save Prices' }).click()
  await expect(page.getByText('(line 1, column 13)')).toBeVisible()
  expect(await sentOptions(world)).toEqual([])
})
