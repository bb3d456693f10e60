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
  await page.getByLabel('Custom model').fill('never added')
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
