import { CHANNEL_TYPES } from '#/resources/channel/channel-types/channel-types'
import { expect, test } from '../../document/document-story'
import { sentBodies } from '../../../e2e/channel/sent-bodies'

test.use({ caller: 'admin' })

test.beforeEach(async ({ page }) => {
  await page.goto('/channel/add')
  await page.getByLabel('Name').fill('typed')
  await page.getByRole('combobox', { name: 'Models' }).fill('gpt-4o')
})

test('channel form: the type picker lists all types and filters by part of the name', async ({ page }) => {
  const type = page.getByRole('combobox', { name: 'Type' })
  await type.click()
  await type.fill('')
  await expect(page.getByRole('option')).toHaveCount(CHANNEL_TYPES.length)
  await expect(page.getByRole('option').first()).toHaveText('OpenAI')
  await type.fill('proxy')
  await expect(page.getByRole('option')).toHaveCount(12)
  await page.getByRole('option', { name: 'Proxy OpenRouter' }).click()
  await expect(type).toHaveValue('Proxy OpenRouter')
})

test('channel form: the key hint shows the key format of the selected type @all', async ({
  page,
  selectOption,
}) => {
  for (const [type, shape] of [
    ['Baidu Wenxin Qianfan', 'APIKey|SecretKey'],
    ['iFlytek Spark', 'APPID|APISecret|APIKey'],
    ['Knowledge base FastGPT', 'APIKey-AppId'],
    ['Tencent Hunyuan', 'AppId|SecretId|SecretKey'],
  ] as const) {
    await selectOption('Type', type)
    const hint = new RegExp(shape.replaceAll('|', String.raw`\|`))
    await expect(page.getByLabel('Key', { exact: true })).toHaveAccessibleDescription(hint)
  }
})

const STORED_FIELDS = [
  ['Azure OpenAI', 'API version', '', { other: '2024-03-01-preview' }],
  ['Azure OpenAI', 'API version', '2025-01-01', { other: '2025-01-01' }],
  ['Alibaba Tongyi Qianwen', 'Plugin parameter', 'search', { other: 'search' }],
  ['iFlytek Spark', 'Model version', 'v2.1', { other: 'v2.1' }],
  ['Knowledge base AI Proxy', 'Knowledge base ID', '123456', { other: '123456' }],
  ['Coze', 'User ID', '42', { config: '{"user_id": "42"}' }],
  ['Cloudflare', 'Account ID', 'abc', { config: '{"user_id": "abc"}' }],
] as const
for (const [at, [type, label, value, stored]] of STORED_FIELDS.entries()) {
  test(`channel form: type ${type} stores its ${label} (“${value}”) in the field that the server reads${at > 1 ? ' @all' : ''}`, async ({
    page,
    selectOption,
    world,
  }) => {
    await selectOption('Type', type)
    await page.getByLabel(label).fill(value)
    await page.getByLabel('Key', { exact: true }).fill('k')
    await page.getByRole('button', { name: 'Create channel' }).click()
    await expect(page).toHaveURL('/channel')
    expect((await sentBodies(world, 'POST'))[0]).toMatchObject({ key: 'k', ...stored })
  })
}

test('channel form: an AWS channel sends its three key parts and shows them again when edited', async ({
  page,
  selectOption,
  world,
}) => {
  await selectOption('Type', 'AWS')
  await expect(page.getByLabel('Key', { exact: true })).toBeHidden()
  await expect(page.getByLabel('Proxy')).toBeHidden()
  await page.getByLabel('Region').fill(' eu-central-1 ')
  await page.getByLabel('Access key (AK)').fill('AK')
  await page.getByRole('button', { name: 'Create channel' }).click()
  await expect(page.getByLabel('Secret key (SK)')).toBeFocused()
  await page.getByLabel('Secret key (SK)').fill('SK')
  await page.getByRole('button', { name: 'Create channel' }).click()
  await expect(page).toHaveURL('/channel')
  expect((await sentBodies(world, 'POST'))[0]).toMatchObject({
    key: 'AK|SK|eu-central-1',
    config: '{"region": "eu-central-1","ak": "AK","sk": "SK"}',
  })
  await page.goto('/channel/edit/29')
  await expect(page.getByLabel('Region')).toHaveValue('eu-central-1')
  await expect(page.getByLabel('Access key (AK)')).toHaveValue('AK')
})

test('channel form: a Vertex AI channel sends its credentials as JSON on one line @all', async ({
  page,
  selectOption,
  world,
}) => {
  await selectOption('Type', 'VertexAI')
  await page.getByLabel('Region').fill('us-central1')
  await page.getByLabel('Project ID').fill('p-1')
  const credentials = page.getByLabel('Credentials (JSON)')
  for (const [text, message] of [
    ['not json', 'The credentials must be a JSON object'],
    ['{"a":"b|c"}', 'joined by |'],
    ['{"type":"authorized_user"}', 'must be “service_account”'],
    ['{"type":"service_account","client_email":"a@b.c"}', 'lack “private_key”'],
  ] as const) {
    await credentials.fill(text)
    await page.getByRole('button', { name: 'Create channel' }).click()
    await expect(credentials).toBeFocused()
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
  }
  // The project that was typed stays.
  await credentials.fill(
    '{\n  "type": "service_account",\n  "project_id": "other",\n  "client_email": "a@b.c",\n  "private_key": "PRIVATE KEY\\nb"\n}',
  )
  await page.getByRole('button', { name: 'Create channel' }).click()
  await expect(page).toHaveURL('/channel')
  const json =
    '{"type":"service_account","project_id":"other","client_email":"a@b.c","private_key":"PRIVATE KEY\\nb"}'
  expect((await sentBodies(world, 'POST'))[0]).toMatchObject({
    key: `us-central1|p-1|${json}`,
    config: `{"region": "us-central1","vertex_ai_project_id": "p-1","vertex_ai_adc": ${JSON.stringify(json)}}`,
  })
})
