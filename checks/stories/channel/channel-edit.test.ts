import { openSection } from '../../../e2e/support/form'
import { expect, test } from '../../document/document-story'
import { sentBodies, type Channel } from '../../../e2e/channel/sent-bodies'

test.use({ caller: 'root' })

const AZURE = 8
const AWS = 18
const UNKNOWN = 28

test('channel edit: shows the stored values and sends only the changed fields', async ({
  page,
  expectToast,
  world,
}) => {
  const before = await world.call<Channel>('GET', `/api/channel/${AZURE}`)
  await page.goto(`/channel/edit/${AZURE}`)
  await expect(page.getByLabel('API version')).toHaveValue('2024-08-01-preview')
  await openSection(page, 'Rewriting')
  await openSection(page, 'Routing')
  await expect(page.getByLabel('Model mapping')).toHaveValue('{\n  "gpt-3.5-turbo": "gpt-35-turbo"\n}')
  await expect(page.getByRole('button', { name: 'Set a new value: Key' })).toBeVisible()
  await page.getByLabel('Name').fill('Azure West')
  await page.getByLabel('Model mapping').fill('')
  await page.getByLabel('Priority').fill('0')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast('Channel updated')
  await expect(page).toHaveURL('/channel')
  expect(await sentBodies(world, 'PUT')).toEqual([{ id: AZURE, name: 'Azure West', model_mapping: '' }])
  const after = await world.call<Channel>('GET', `/api/channel/${AZURE}`)
  expect(after).toEqual({ ...before, name: 'Azure West', model_mapping: '' })
})

test('channel edit: an unchanged form sends nothing, and cleared texts are sent as empty (CD-14, T-32)', async ({
  page,
  expectToast,
  world,
}) => {
  await page.goto(`/channel/edit/${AZURE}`)
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast('Nothing was changed')
  await expect(page).toHaveURL('/channel')
  await page.goto('/channel/edit/15')
  await openSection(page, 'Rewriting')
  await openSection(page, 'Routing')
  await page.getByLabel('System prompt').fill('')
  await page.getByLabel('Priority').fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL('/channel')
  expect(await sentBodies(world, 'PUT')).toEqual([{ id: 15, system_prompt: '' }])
  for (const [label, message] of [
    ['Name', 'Please fill in the channel name and key!'],
    ['Models', 'The server cannot store an empty list. Leave at least one model.'],
  ] as const) {
    await page.goto('/channel/edit/15')
    if (label === 'Models') await page.getByRole('button', { name: 'Discard them' }).click()
    if (label === 'Name') await page.getByLabel('Name').fill('')
    else await page.getByRole('button', { name: 'Clear models' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(message)).toBeVisible()
  }
})

test('channel edit: a key of several parts is sent completely or not at all (T-32)', async ({
  page,
  world,
}) => {
  await page.goto(`/channel/edit/${AWS}`)
  await expect(page.getByLabel('Region')).toHaveValue('eu-central-1')
  await page.getByLabel('Name').fill('renamed')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL('/channel')
  await page.goto(`/channel/edit/${AWS}`)
  await page.getByLabel('Access key (AK)').fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Access key (AK)')).toBeFocused()
  await page.getByLabel('Access key (AK)').fill('AK')
  await page.getByLabel('Secret key (SK)').fill('SK')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL('/channel')
  expect(await sentBodies(world, 'PUT')).toEqual([
    { id: AWS, name: 'renamed' },
    { id: AWS, key: 'AK|SK|eu-central-1', config: '{"region":"eu-central-1","ak":"AK","sk":"SK"}' },
  ])
})

test('channel edit: an unknown type and unknown settings are preserved', async ({ page, world }) => {
  await page.goto(`/channel/edit/${UNKNOWN}`)
  await expect(page.getByRole('combobox', { name: 'Type' })).toHaveValue('Unknown type (99)')
  await openSection(page, 'Routing')
  await page.getByLabel('Weight').fill('-4')
  await page.getByLabel('Priority').fill('-3')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL('/channel')
  expect(await sentBodies(world, 'PUT')).toEqual([{ id: UNKNOWN, priority: -3 }])
  expect(await world.call<Channel>('GET', `/api/channel/${UNKNOWN}`)).toMatchObject({
    type: 99,
    config: '{"region":"mars","mode":"new"}',
  })
})

test('channel edit: settings that cannot be parsed are preserved until replaced explicitly', async ({
  page,
  world,
  selectOption,
}) => {
  await world.call('PUT', '/api/channel/', { id: 19, config: '{broken', model_mapping: '{"a":1' })
  await page.goto('/channel/edit/19')
  await expect(page.getByText('The stored settings cannot be read.')).toBeVisible()
  await expect(page.getByLabel('User ID')).toBeDisabled()
  await expect(page.getByLabel('Model mapping')).toHaveValue('{"a":1')
  await openSection(page, 'Routing')
  await selectOption('Groups', 'vip')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL('/channel')
  await page.goto('/channel/edit/19')
  await page.getByLabel('Replace the stored settings').click()
  await page.getByLabel('User ID').fill('7')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL('/channel')
  expect((await sentBodies(world, 'PUT')).slice(1)).toEqual([
    { id: 19, group: 'default,vip' },
    { id: 19, config: '{"user_id": "7"}' },
  ])
})

test('channel edit: the test model is stored in this browser @all', async ({ page }) => {
  await page.goto('/channel/edit/3')
  await openSection(page, 'Routing')
  await page.getByRole('combobox', { name: 'Test model' }).click()
  await page.getByRole('option', { name: 'deepseek-reasoner' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL('/channel')
  await expect(page.getByText('The server kept its own value')).toHaveCount(0)
  await page.goto('/channel/edit/3')
  await openSection(page, 'Routing')
  await expect(page.getByRole('combobox', { name: 'Test model' })).toHaveValue('deepseek-reasoner')
})
