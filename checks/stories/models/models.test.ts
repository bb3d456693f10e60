import { expect, test } from '../../document/document-story'
import { MODEL, serveModel } from '../../../e2e/models/stream-support'

test('models: those of the account, by provider, searched, with the price of own calls, and a token for one', async ({
  page,
  world,
}) => {
  await serveModel(world)
  await world.consume({ user: 'alice', model: MODEL, prompt_tokens: 1000, completion_tokens: 1000 })
  await page.goto('/models')
  const row = page.getByRole('row').filter({ hasText: MODEL })
  // A ratio of 2 is four dollars for a million tokens of a prompt.
  await expect(row.getByRole('cell').first()).toHaveText('$4.00')
  await expect(page.getByText('computed from your last calls')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Find a model' }).fill('no such model')
  await expect(page.getByText('No model matches.')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Find a model' }).fill('STORY')
  await expect(page.getByRole('rowheader')).toHaveText([MODEL])
  await row.getByRole('link', { name: `Create a token for ${MODEL}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Create token' })).toBeVisible()
  await expect(page.getByText(MODEL).first()).toBeVisible()
})

test.describe('super administrator', () => {
  test.use({ caller: 'root' })

  test('models: prices by the ratios of the server', async ({ page, world }) => {
    await serveModel(world)
    await page.goto('/models')
    const row = page.getByRole('row').filter({ hasText: MODEL })
    await expect(row.getByRole('cell').first()).toHaveText('$4.00')
    await expect(page.getByText('from the ratios of this server')).toBeVisible()
  })
})
