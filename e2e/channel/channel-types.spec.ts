import { expect, test } from '../support/test'
import { sentBodies } from './sent-bodies'

test.use({ caller: 'admin' })

test.beforeEach(async ({ page }) => {
  await page.goto('/channel/add')
  await page.getByLabel('Name').fill('typed')
  const models = page.getByRole('combobox', { name: 'Models' })
  await models.fill('gpt-4o')
  // The open list covers the buttons below it.
  await models.press('Escape')
})

test('channel form: a proxy type requires no models, and some types show a notice @all', async ({
  page,
  selectOption,
  world,
}) => {
  for (const [type, label, notice] of [
    ['Azure OpenAI', 'AZURE_OPENAI_ENDPOINT', /deployment/i],
    ['Custom channel', 'Base URL', /OpenAI compatible/],
    ['Knowledge base FastGPT', 'Private deployment address', undefined],
    ['ByteDance Doubao', 'Proxy', /ep-/],
    ['Coze', 'Proxy', /bot-/],
  ] as const) {
    await selectOption('Type', type)
    await expect(page.getByRole('textbox', { name: label, exact: true })).toBeVisible()
    if (notice) await expect(page.getByRole('note')).toHaveText(notice)
    else await expect(page.getByRole('note')).toHaveCount(0)
  }
  await selectOption('Type', 'Proxy')
  await page.getByRole('button', { name: 'Clear models' }).click()
  await page.getByLabel('Key', { exact: true }).fill('k')
  await expect(page.getByRole('button', { name: 'Rewriting' })).toBeHidden()
  await expect(page.getByLabel('Model mapping')).toHaveCount(0)
  await page.getByRole('button', { name: 'Create channel' }).click()
  await expect(page).toHaveURL('/channel')
  expect((await sentBodies(world, 'POST'))[0]).toMatchObject({ type: 43, models: '' })
})

test('channel form: default models are fetched once, and fetched again after the server version changed @all', async ({
  page,
  world,
}) => {
  const modelCalls = () => world.calls(/^GET \/api\/models/)
  const fillRelatedModels = async () => {
    await page.getByRole('button', { name: 'Fill related models' }).click()
    await expect(page.getByRole('button', { name: /^Remove / }).first()).toBeVisible()
  }
  await fillRelatedModels()
  await page.goto('/channel/edit/3')
  await fillRelatedModels()
  expect(await modelCalls()).toHaveLength(1)
  expect(
    await page.evaluate("Object.keys(JSON.parse(localStorage.getItem('channel_models'))).length"),
  ).toBeGreaterThan(50)
  await page.evaluate("localStorage.setItem('channel_models', '[]')")
  await page.goto('/channel/add')
  await fillRelatedModels()
  expect(await modelCalls()).toHaveLength(2)
  await page.evaluate("localStorage.setItem('channel_models_version', 'v0.0.0-older')")
  await page.goto('/channel/add')
  await fillRelatedModels()
  expect(await modelCalls()).toHaveLength(3)
})

test('channel form: models and groups can be typed when their lists cannot be fetched (SH-61) @all', async ({
  page,
  world,
  selectOption,
}) => {
  await world.fault({ call: 'GET /api/models', kind: 'refused' })
  await world.fault({ call: 'GET /api/channel/models', kind: 'refused' })
  await world.fault({ call: 'GET /api/group/', kind: 'refused' })
  // The form that is open may still store its answer.
  await page.goto('/about')
  await page.evaluate('localStorage.removeItem("channel_models")')
  await page.goto('/channel/add')
  // The folded section opens by itself to show it.
  await expect(page.getByText('The groups could not be loaded. Type them instead.')).toBeVisible()
  await expect(page.getByText('The models could not be loaded. Type them instead.')).toBeVisible()
  await selectOption('Type', 'Moonshot AI')
  await page.getByLabel('Name').fill('typed')
  await page.getByLabel('Key', { exact: true }).fill('k')
  await page.getByRole('combobox', { name: 'Models' }).fill('own')
  await page.getByRole('combobox', { name: 'Groups' }).fill('mine')
  await page.getByRole('button', { name: 'Create channel' }).click()
  await expect(page).toHaveURL('/channel')
  expect((await sentBodies(world, 'POST'))[0]).toMatchObject({ models: 'own', group: 'default,mine' })
})
