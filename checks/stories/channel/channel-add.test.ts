import { pressUntil } from '../../../e2e/support/press-until'
import { openSection } from '../../../e2e/support/form'
import { expect, test } from '../../document/document-story'
import { sentBodies, type Channel } from '../../../e2e/channel/sent-bodies'

test.use({ caller: 'admin' })

test('channel form: missing name, key or models are reported before anything is sent', async ({
  page,
  world,
}) => {
  await page.goto('/channel/add')
  await page.getByRole('button', { name: 'Create channel' }).click()
  const name = page.getByLabel('Name')
  await expect(name).toBeFocused()
  const missing = /^Please fill in the channel name and key!/
  await expect(name).toHaveAccessibleDescription(missing)
  await expect(page.getByLabel('Key', { exact: true })).toHaveAccessibleDescription(missing)
  await page.getByRole('form').getByRole('link', { name: 'Models' }).click()
  const models = page.getByRole('combobox', { name: 'Models' })
  await expect(models).toBeFocused()
  await expect(models).toHaveAccessibleDescription(/^Please select at least one model!/)

  await name.fill('a')
  await page.getByLabel('Key', { exact: true }).fill('k')
  await models.fill('mine')
  await models.press('Enter')
  await page.getByLabel('Proxy').fill('example.com')
  await openSection(page, 'Rewriting')
  for (const [mapping, message] of [
    ['{"a":', 'The model mapping must be valid JSON!'],
    ['["a"]', 'The model mapping must be valid JSON!'],
    ['{"a":1}', 'The model mapping must be valid JSON! The value of “a” must be a text.'],
    [`{"a":"${'x'.repeat(1017)}"}`, 'At most 1024 bytes; this text has 1025'],
  ] as const) {
    await page.getByLabel('Model mapping').fill(mapping)
    await page.getByRole('button', { name: 'Create channel' }).click()
    await expect(page.getByLabel('Proxy')).toBeFocused()
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
  }
  await openSection(page, 'Routing')
  await page.getByLabel('Groups').first().press('Backspace')
  await page.getByRole('button', { name: 'Create channel' }).click()
  await expect(page.getByText('Please correct 3 fields')).toBeVisible()
  expect(await world.calls(/^POST/)).toEqual([])
})

test('channel form: a refused submit keeps the typed values, and repeated presses send one request (CD-22)', async ({
  page,
  world,
}) => {
  await world.fault({ call: 'POST /api/channel/', kind: 'refused', message: 'no more channels', times: 1 })
  await page.goto('/channel/add')
  await page.getByLabel('Name').fill('spare')
  await page.getByLabel('Key', { exact: true }).fill('sk-1')
  await page.getByRole('combobox', { name: 'Models' }).fill('never added')
  await page.getByRole('button', { name: 'Create channel' }).dblclick()
  await expect(page.getByRole('alert').filter({ hasText: 'no more channels' })).toBeFocused()
  await expect(page.getByLabel('Name')).toHaveValue('spare')
  await expect(page.getByLabel('Key', { exact: true })).toHaveValue('sk-1')
  expect(await world.calls(/^POST/)).toHaveLength(1)
  await pressUntil(page.getByRole('button', { name: 'Create channel' }), () =>
    expect(page).toHaveURL('/channel', { timeout: 1000 }),
  )
  expect((await sentBodies(world, 'POST'))[1]).toMatchObject({ models: 'never added', group: 'default' })
})

test('channel form: copying a channel fills in everything except the key', async ({ page, world }) => {
  const source = await world.call<Channel>('GET', '/api/channel/8')
  await page.goto('/channel/add?from=8')
  await expect(page.getByLabel('Name')).toHaveValue('Azure East US (copy)')
  await page.getByRole('button', { name: 'Create channel' }).click()
  await expect(page.getByLabel('Key', { exact: true })).toBeFocused()
  await page.getByLabel('Key', { exact: true }).fill('fresh')
  await page.getByRole('button', { name: 'Create channel' }).click()
  await expect(page).toHaveURL('/channel')
  const { type, models, group, config, weight, base_url } = source
  expect(await sentBodies(world, 'POST')).toEqual([
    expect.objectContaining({ type, models, group, config, weight, base_url, key: 'fresh' }),
  ])
  await page.goto('/channel/add?from=777')
  await expect(page.getByText('channel does not exist (any more)')).toBeVisible()
})

test('channel form: a channel with every field set is sent exactly as entered', async ({
  page,
  selectOption,
  expectToast,
  world,
}) => {
  await page.goto('/channel/add')
  await expect(page.getByRole('heading', { level: 1, name: 'Create channel' })).toBeVisible()
  await selectOption('Type', 'DeepSeek')
  await page.getByLabel('Name').fill(' spare ')
  await page.getByLabel('Key', { exact: true }).fill('sk-planted-6b1f')
  await page.getByLabel('Proxy').fill('https://proxy.example/v1/')
  await selectOption('Models', 'gpt-4o-mini')
  await page.getByRole('combobox', { name: 'Models' }).fill('my-model')
  await openSection(page, 'Rewriting')
  await page.getByLabel('Model mapping').fill('{"my-model": "deepseek-chat"}')
  await page.getByLabel('System prompt').fill('Be brief.')
  await openSection(page, 'Routing')
  await selectOption('Groups', 'vip')
  await page.getByLabel('Priority').fill('-7')
  await page.getByLabel('Weight').fill('-2')
  await page.getByRole('combobox', { name: 'Test model' }).click()
  await page.getByRole('option', { name: 'my-model' }).click()
  await page.getByRole('button', { name: 'Create channel' }).click()
  await expectToast('Channel created')
  await expect(page).toHaveURL('/channel')
  expect(await sentBodies(world, 'POST')).toEqual([
    {
      type: 36,
      name: 'spare',
      key: 'sk-planted-6b1f',
      base_url: 'https://proxy.example/v1',
      // Selecting the type DeepSeek filled in two of the models.
      models: 'deepseek-chat,deepseek-reasoner,gpt-4o-mini,my-model',
      model_mapping: '{"my-model": "deepseek-chat"}',
      system_prompt: 'Be brief.',
      group: 'default,vip',
      priority: -7,
      weight: 0,
      other: '',
      config: '{}',
      test_model: 'my-model',
    },
  ])
  // The form unmounts shortly after the URL changes.
  await expect(page.getByRole('heading', { level: 1, name: 'Channels' })).toBeVisible()
  // The server has no test model field, so this browser stores the test model. The key must not be stored anywhere.
  const storage: string = await page.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])')
  expect(storage).toContain('{\\"29\\":\\"my-model\\"}')
  expect(storage + (await page.content()) + page.url()).not.toContain('sk-planted')
})

test('channel form: the model mapping stays the same when edited as rows and as JSON', async ({ page }) => {
  await page.goto('/channel/add')
  const json = page.getByLabel('Model mapping')
  const from = (row: number) => page.getByLabel(`Requested model, row ${row}`)
  const to = (row: number) => page.getByLabel(`Sent upstream, row ${row}`)
  await openSection(page, 'Rewriting')
  await json.fill('{"gpt-4": "gpt-4o", "4": "x"}')
  await expect(from(2)).toHaveValue('4')
  await page.getByRole('button', { name: 'Add row' }).click()
  await expect(from(3)).toBeFocused()
  // While being typed, the new key equals an existing one; order and rows must not change.
  await page.keyboard.type('gpt-4-turbo')
  await to(3).fill('gpt-4o')
  await expect(json).toHaveValue('{\n  "gpt-4": "gpt-4o",\n  "4": "x",\n  "gpt-4-turbo": "gpt-4o"\n}')
  await page.getByRole('button', { name: 'Remove row 2' }).click()
  await expect(from(2)).toHaveValue('gpt-4-turbo')
  await expect(page.getByText('“gpt-4-turbo” is not among the models')).toBeVisible()
  await page.getByRole('button', { name: 'Add gpt-4-turbo to the models' }).click()
  await expect(page.getByRole('button', { name: 'Remove gpt-4-turbo' })).toBeVisible()
  await expect(page.getByText(/^“gpt-4-turbo”/)).toBeHidden()
  await json.fill('{')
  await expect(page.getByText('Rows are shown again when the JSON is valid.')).toBeVisible()
})

test('channel form: "add another" keeps everything except name and key', async ({
  page,
  expectToast,
  selectOption,
  world,
}) => {
  await page.goto('/channel/add')
  await selectOption('Type', 'Cloudflare')
  await page.getByLabel('Name').fill('first')
  await page.getByLabel('Account ID').fill('abc')
  await page.getByLabel('Key', { exact: true }).fill('k1')
  await page.getByRole('button', { name: 'Save and add another' }).click()
  await expectToast('Channel created')
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(page.getByLabel('Name')).toHaveValue('')
  await expect(page.getByLabel('Key', { exact: true })).toHaveValue('')
  await page.keyboard.type('second')
  await page.getByLabel('Key', { exact: true }).fill('k2')
  await page.getByRole('button', { name: 'Create channel' }).click()
  await expect(page).toHaveURL('/channel')
  const [first, second] = await sentBodies(world, 'POST')
  expect(second).toEqual({ ...first, name: 'second', key: 'k2' })
})

test('channel form: a base URL with more than its base is repaired by one press @all', async ({ page }) => {
  await page.goto('/channel/add')
  await page.getByLabel('Name').fill('azure')
  const address = page.getByLabel('Proxy')
  await address.fill('https://a.example/v1/chat/completions')
  await page.getByRole('button', { name: 'Use https://a.example', exact: true }).click()
  await expect(address).toHaveValue('https://a.example')
  await expect(address).toBeFocused()
})

test.describe('as an ordinary user', () => {
  test.use({ caller: 'alice' })

  test('channel form: shows the access-denied page and sends no request', async ({ page, world }) => {
    for (const address of ['/channel/add', '/channel/edit/3', '/channel/add?from=3']) {
      await page.goto(address)
      await expect(
        page.getByRole('heading', { name: 'You do not have permission to view this page' }),
      ).toBeVisible()
    }
    expect(await world.calls(/channel|models|group/)).toEqual([])
  })
})
