import type { Server } from '../support/server'
import { expect, test } from '../support/test'

test.use({ caller: 'root' })

interface Row {
  id: number
  name: string
  status: number
  test_time: number
}

const channelRows = (world: Server) => world.call<Row[]>('GET', '/api/channel/search?keyword=')

test('overview of channels: the numbers are those of the channels, and lead to the filtered list', async ({
  page,
  world,
  grid,
}) => {
  await page.goto('/')
  const panel = page.getByRole('region', { name: 'Channels', exact: true })
  const rows = await channelRows(world)
  const numbers: [string, number][] = [
    ['Enabled', rows.filter(({ status }) => status === 1).length],
    ['Disabled by hand', rows.filter(({ status }) => status === 2).length],
    ['Disabled automatically', rows.filter(({ status }) => status === 3).length],
    ['Never tested', rows.filter(({ status, test_time }) => status === 1 && test_time === 0).length],
  ]
  for (const [name, n] of numbers)
    await expect(panel.getByRole('link', { name: `${name} ${n}`, exact: true })).toBeVisible()
  await panel.getByRole('link', { name: /^Disabled automatically/ }).click()
  const disabled = rows.filter(({ status }) => status === 3).length
  await expect(grid.table.getByRole('rowheader')).toHaveCount(disabled)
})

test('overview of channels: an urgent channel is tested and enabled in place, and the test is remembered', async ({
  page,
  world,
  expectToast,
  accessible,
}) => {
  const rows = await channelRows(world)
  const off = rows.find(({ status }) => status === 3)
  const name = off?.name ?? ''
  await page.goto('/')
  const urgent = page.getByRole('list', { name: 'Channels that need somebody' })
  const row = urgent.getByRole('listitem').filter({ hasText: name })
  await expect(row).toContainText('Disabled automatically')
  await row.getByRole('button', { name: `Test ${name}` }).click()
  await expectToast(new RegExp(name))
  const history = page.getByRole('region', { name: 'Tests in this browser' })
  await expect(history.getByRole('listitem').filter({ hasText: name })).toContainText(/[01] of 1 ok/)
  await row.getByRole('button', { name: `Enable ${name}` }).click()
  await expect(row.getByRole('button', { name: `Enable ${name}` })).toBeHidden()
  expect((await channelRows(world)).find(({ id }) => id === off?.id)?.status).toBe(1)
  await accessible()

  await page.reload()
  await expect(history.getByRole('listitem').filter({ hasText: name })).toContainText(/[01] of 1 ok/)
})

test('overview of channels: enabling a channel can be undone from its notification, unless it moved meanwhile', async ({
  page,
  world,
  expectToast,
}) => {
  const [first, second] = (await channelRows(world)).filter(({ status }) => status === 3)
  const statusOf = async (row?: Row) => (await channelRows(world)).find(({ id }) => id === row?.id)?.status
  await page.goto('/')
  const urgent = page.getByRole('list', { name: 'Channels that need somebody' })
  const enable = (row?: Row) => urgent.getByRole('button', { name: `Enable ${row?.name}`, exact: true })
  const undo = page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' })
  await enable(first).click()
  await expect(enable(first)).toBeHidden()
  expect(await statusOf(first)).toBe(1)
  await undo.click()
  await expect(enable(first)).toBeVisible()
  await expect(undo).toBeHidden()
  expect(await statusOf(first)).toBe(3)
  expect(await world.calls(/^PUT/)).toHaveLength(2)

  await enable(second).click()
  await expect(undo).toBeVisible()
  await world.call('PUT', '/api/channel/', { id: second?.id, status: 2 })
  await undo.click()
  await expectToast(/changed meanwhile, now 2/)
  expect(await statusOf(second)).toBe(2)
})

test('overview of channels: models of one channel lead to its form, and all findings to the coverage', async ({
  page,
}) => {
  await page.goto('/')
  const risk = page.getByRole('region', { name: 'Models at risk' })
  await expect(risk.getByRole('listitem').first()).toContainText('only channel')
  await risk.getByRole('link', { name: 'Model coverage' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Model coverage' })).toBeVisible()
})

test.describe('an ordinary user', () => {
  test.use({ caller: 'alice' })
  test('overview of channels: a user sees none of it, and no request is made for it', async ({
    page,
    world,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'Quick start' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Models at risk' })).toBeHidden()
    expect(await world.calls(/channel/)).toEqual([])
  })
})

test.describe('many channels', () => {
  test.use({ seed: 'large' })
  test('overview of channels: 2,000 channels take one request', async ({ page, world }) => {
    await page.goto('/')
    await expect(
      page.getByRole('list', { name: 'Channels that need somebody' }).getByRole('listitem'),
    ).toHaveCount(10)
    expect(await world.calls(/channel/)).toEqual(['GET /api/channel/search?keyword='])
  })
})
