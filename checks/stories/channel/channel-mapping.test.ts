import { openSection } from '../../../e2e/support/form'
import { expect, test } from '../../document/document-story'

test.use({ caller: 'root' })

test('channel mapping: mapping a model to itself, or to a model that no channel lists, warns but can be saved', async ({
  page,
  world,
}) => {
  await page.goto('/channel/add')
  const mapping = page.getByLabel('Model mapping')
  await openSection(page, 'Rewriting')
  await mapping.fill('{"gpt-4":"gpt-4","my-model":"gtp-4o","other":"gpt-4o"}')
  await expect(page.getByText('“gpt-4” is mapped to itself, which changes nothing.')).toBeVisible()
  await expect(page.getByText('No channel lists “gtp-4o” among its models.')).toBeVisible()
  await expect(page.getByText('No channel lists “gpt-4o”')).toBeHidden()
  await mapping.fill('{"my-model":"gpt-4o"}')
  await expect(page.getByText('is mapped to itself')).toBeHidden()
  await expect(page.getByText('No channel lists')).toBeHidden()
  expect(await world.calls(/channel\/search/)).toEqual(['GET /api/channel/search?keyword='])
})

test('channel mapping: an unchanged stored mapping fetches no other channel @all', async ({
  page,
  world,
}) => {
  await page.goto('/channel')
  const rows: { id: number; model_mapping: string }[] = await world.call(
    'GET',
    '/api/channel/search?keyword=',
  )
  const mapped = rows.find(({ model_mapping }) => model_mapping !== '')
  await world.forgetCalls()
  await page.goto(`/channel/edit/${mapped?.id}`)
  await openSection(page, 'Rewriting')
  await expect(page.getByLabel('Model mapping')).not.toHaveValue('')
  expect(await world.calls(/channel\/search/)).toEqual([])
})

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
