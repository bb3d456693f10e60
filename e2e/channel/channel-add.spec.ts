import { openSection } from '../support/form'
import { expect, test } from '../support/test'
import { sentBodies } from './sent-bodies'

test.use({ caller: 'admin' })

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
  await page.getByLabel('Custom model').fill('my-model')
  await page.getByRole('button', { name: 'Add model' }).click()
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

test('channel form: models are filled in, cleared, pasted, copied and removed', async ({
  page,
  world,
  expectToast,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/channel/add')
  const chosen = page.getByRole('toolbar', { name: 'Models: chosen' })
  await page.getByRole('button', { name: 'Fill related models' }).click()
  await expect(chosen.getByRole('button', { name: 'Copy whisper-1' })).toBeVisible()
  await page.getByRole('button', { name: 'Fill all models' }).click()
  await expect(chosen.getByRole('button', { name: 'Copy grok-2' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear models' }).click()
  await expect(chosen).toBeHidden()

  const search = page.getByRole('combobox', { name: 'Models' })
  await search.focus()
  await page.evaluate("navigator.clipboard.writeText('gpt-4, my-own\\nthird，gpt-4')")
  await page.keyboard.press('ControlOrMeta+V')
  await expect(page.getByText('3 added, 0 already there')).toBeVisible()
  await search.fill('claude')
  await page.getByRole('button', { name: 'Add 4 matches' }).click()
  await expect(page.getByText('7 chosen')).toBeVisible()
  await page.keyboard.press('Escape')
  await chosen.getByRole('button', { name: 'Copy my-own' }).click()
  await expectToast('Copied to clipboard')
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe('my-own')
  await chosen.getByRole('button', { name: 'Remove my-own' }).click()
  await expect(page.getByText('6 chosen')).toBeVisible()

  // The selected models survive a change of the type.
  await page.getByRole('combobox', { name: 'Type' }).fill('Moonshot')
  await page.getByRole('option', { name: 'Moonshot AI' }).click()
  await expect(page.getByText('6 chosen')).toBeVisible()
  expect(await world.calls(/GET \/api\/(channel\/)?models/)).toHaveLength(2)
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
  await expect(
    page.getByText(
      '“gpt-4-turbo” is not in the list of models, so requests for it never reach this channel.',
    ),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Add gpt-4-turbo to the models' }).click()
  await expect(page.getByRole('button', { name: 'Copy gpt-4-turbo' })).toBeVisible()
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

test('channel form: the first press of Submit counts, and takes the names that stand in pickers (CD-59)', async ({
  page,
  world,
}) => {
  await page.goto('/channel/add')
  await page.getByLabel('Name').fill('first press')
  await page.getByLabel('Key', { exact: true }).fill('sk-first')
  await page.getByRole('combobox', { name: 'Models' }).fill('own-model')
  await openSection(page, 'Routing')
  await page.getByRole('combobox', { name: 'Groups' }).fill('a-new-group')
  // Not `click`, which waits until the button stands still: a person presses where it is.
  const {
    x = 0,
    y = 0,
    width = 0,
    height = 0,
  } = (await page.getByRole('button', { name: 'Create channel' }).boundingBox()) ?? {}
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.up()
  await expect(page).toHaveURL('/channel')
  expect(await sentBodies(world, 'POST')).toMatchObject([
    { models: 'own-model', group: 'default,a-new-group', key: 'sk-first' },
  ])
})

test('channel form: a base URL with more than its base is repaired by one press, an Azure target is taken apart', async ({
  page,
  selectOption,
  world,
  accessible,
}) => {
  await page.goto('/channel/add')
  await page.getByLabel('Name').fill('azure')
  const address = page.getByLabel('Proxy')
  await address.fill('https://a.example/v1/chat/completions')
  await page.getByRole('button', { name: 'Use https://a.example', exact: true }).click()
  await expect(address).toHaveValue('https://a.example')
  await expect(address).toBeFocused()
  await selectOption('Type', 'Azure OpenAI')
  await page.getByLabel('Key', { exact: true }).fill('export AZURE_KEY="k-1"')
  await page.getByRole('button', { name: 'Keep only the key' }).click()
  const target = 'https://res.openai.azure.com/openai/deployments/gpt-4o/chat/completions'
  await page.getByLabel('AZURE_OPENAI_ENDPOINT').fill(`${target}?api-version=2024-06-01`)
  await accessible()
  await page.getByRole('button', { name: 'Use https://res.openai.azure.com' }).click()
  await expect(page.getByLabel('API version')).toHaveValue('2024-06-01')
  await page.getByRole('button', { name: 'Create channel' }).click()
  await expect(page).toHaveURL('/channel')
  expect(await sentBodies(world, 'POST')).toMatchObject([
    { key: 'k-1', base_url: 'https://res.openai.azure.com', other: '2024-06-01' },
  ])
  expect((await sentBodies(world, 'POST'))[0]?.models).toContain('gpt-4o')
})
