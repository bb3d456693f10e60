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

test('price table: it comes with the names of the models in use, and no row is replaced later', async ({
  page,
  world,
}) => {
  await world.fault({ call: 'GET /api/channel/models', kind: 'F17' })
  await page.goto('/setting?tab=operation')
  await expect.poll(world.held).toBe(1)
  await expect(page.getByRole('button', { name: 'Edit as JSON' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Prompt price/ })).toHaveCount(0)
  await world.release()
  await expect(page.getByRole('textbox', { name: /^Prompt price/ }).first()).toBeVisible()
})
