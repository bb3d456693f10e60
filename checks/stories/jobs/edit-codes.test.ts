import { BulkEdit } from '../../../e2e/support/bulk-edit'
import type { Server } from '../../../e2e/support/server'
import { expect, test } from '../../document/document-story'

test.use({ caller: 'root' })

interface Code {
  name: string
  key: string
  status: number
  quota: number
}
const NEWEST = 16
const BANK = 15
const SET_BACK = 12
const TWENTY = 10

const codeOf = (world: Server, id: number) => world.call<Code>('GET', `/api/redemption/${id}`)
const putsOf = async (world: Server) =>
  (await world.requests())
    .filter(({ method }) => method === 'PUT')
    .map(({ path, body }) => [path, JSON.parse(body ?? '')])

test('bulk edit of codes: a name is set, what moved meanwhile is skipped, a redeemed one is told, and the rest is put back', async ({
  page,
  world,
}) => {
  const edit = new BulkEdit(page)
  await page.goto('/redemption')
  await edit.select(['newest', 'the whole bank', 'redeemed, set back', 'twenty bytes exactly'])
  const title = 'Edit 4 redemption codes'
  await test.step('what the server would not store is refused in the preview', async () => {
    for (const [value, problem] of [
      ['', 'would be blank, which the server does not store'],
      ['新年新年新年新', 'too long for the server'],
    ] as const) {
      const refused = await edit.describe({ title, change: 'Name', value })
      await expect(refused.getByRole('status')).toHaveText(
        '0 change · 0 stay as they are · 4 cannot be changed',
      )
      await expect(edit.preview(refused, 'newest')).toContainText(problem)
    }
  })
  const dialog = await edit.describe({ title, change: 'Name', value: 'summer 2027' })
  await expect(edit.preview(dialog, 'newest').getByRole('cell')).toHaveText(['newest', 'summer 2027'])
  await test.step('one is renamed and one is redeemed meanwhile', async () => {
    await world.call('PUT', '/api/redemption/', { ...(await codeOf(world, BANK)), name: 'mine' })
    const { key } = await codeOf(world, TWENTY)
    await world.signIn('alice')
    await world.call('POST', '/api/user/topup', { key })
    await world.signIn('root')
    await world.forgetCalls()
  })
  await dialog.getByRole('button', { name: 'Apply 4 changes' }).click()

  const run = edit.run(`${title}: Name`)
  await expect(run.getByRole('region', { name: '1 skipped: changed meanwhile' })).toContainText(
    `the whole bank #${BANK} – changed meanwhile, now mine`,
  )
  await expect(run.getByRole('region', { name: '1 failed' })).toContainText(
    `twenty bytes exactly #${TWENTY} – This code has been used in the meantime. It was not changed.`,
  )
  await expect(run).toContainText('2 of 4 done')
  expect(await putsOf(world)).toEqual([
    ['/api/redemption/', { id: NEWEST, name: 'summer 2027', quota: 300_000 }],
    ['/api/redemption/', { id: SET_BACK, name: 'summer 2027', quota: 50_000 }],
  ])
  await edit.putBack(run, 2)
  await expect.poll(async () => (await codeOf(world, NEWEST)).name).toBe('newest')
  await expect.poll(async () => (await codeOf(world, SET_BACK)).name).toBe('redeemed, set back')
  expect((await codeOf(world, BANK)).name).toBe('mine')
})

test('bulk edit of codes: a quota is multiplied, a refused one is sent again, and both are put back @all', async ({
  page,
  world,
}) => {
  await world.fault({ call: 'PUT /api/redemption/', kind: 'refused', message: 'not now', times: 1 })
  const edit = new BulkEdit(page)
  await page.goto('/redemption')
  await edit.select(['newest', 'redeemed, set back'])
  const dialog = await edit.describe({
    title: 'Edit 2 redemption codes',
    change: 'Quota',
    how: 'Multiply',
    value: '1.5',
  })
  await expect(edit.preview(dialog, 'newest').getByRole('cell')).toHaveText(['300000', '450000'])
  await dialog.getByRole('button', { name: 'Apply 2 changes' }).click()
  const run = edit.run('Edit 2 redemption codes: Quota')
  await expect(run.getByRole('region', { name: '1 failed' })).toContainText(`newest #${NEWEST} – not now`)
  await run.getByRole('button', { name: 'Retry failed' }).click()
  await edit.undo(2)
  const quotas = async () => [(await codeOf(world, NEWEST)).quota, (await codeOf(world, SET_BACK)).quota]
  await expect.poll(quotas).toEqual([300_000, 50_000])
  expect((await putsOf(world)).map(([, { id, quota }]) => [id, quota])).toEqual([
    [NEWEST, 450_000],
    [SET_BACK, 75_000],
    [NEWEST, 450_000],
    [NEWEST, 300_000],
    [SET_BACK, 50_000],
  ])
})

test('bulk edit of codes: a status is set alone, and taken back from the notification', async ({
  page,
  grid,
  world,
}) => {
  const edit = new BulkEdit(page)
  await page.goto('/redemption')
  await edit.select(['newest', 'redeemed, set back'])
  const dialog = await edit.describe({
    title: 'Edit 2 redemption codes',
    change: 'Status',
    value: 'Disabled',
  })
  await expect(edit.preview(dialog, 'newest').getByRole('cell')).toHaveText(['Unused', 'Disabled'])
  await dialog.getByRole('button', { name: 'Apply 2 changes' }).click()
  await expect(grid.row('newest')).toContainText('Disabled')
  await edit.undo(2)
  await expect(grid.row('newest')).toContainText('Unused')
  await expect.poll(async () => (await codeOf(world, SET_BACK)).status).toBe(1)
  const sent = await putsOf(world)
  expect(sent.slice(0, 2)).toEqual(
    [NEWEST, SET_BACK].map((id) => ['/api/redemption/?status_only=true', { id, status: 2 }]),
  )
})
