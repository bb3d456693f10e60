import type { Page } from '@playwright/test'
import { BulkEdit } from '../../../e2e/support/bulk-edit'
import { confirmDeletion } from '../../../e2e/support/deletion'
import type { Server } from '../../../e2e/support/server'
import { expect, test } from '../../document/document-story'

test.use({ caller: 'admin' })

interface User {
  id: number
  group: string
  status: number
  quota: number
}
const BOB = 4
const CHEN = 5
const MARIA = 6

const userOf = (world: Server, id: number) => world.call<User>('GET', `/api/user/${id}`)
const bodiesOf = async (world: Server) =>
  (await world.requests())
    .filter(({ method }) => method === 'PUT' || method === 'POST')
    .map(({ body }) => JSON.parse(body ?? ''))

/** Opens the second page of users, with those that tests know by name. */
async function openUsers(page: Page, names: readonly string[]) {
  const edit = new BulkEdit(page)
  await page.goto('/user?p=1')
  await edit.select(names)
  return edit
}

test('bulk edit of users: an amount is added, what moved meanwhile is skipped, a refusal is told, and the rest is put back', async ({
  page,
  world,
}) => {
  const edit = await openUsers(page, ['maria', 'chen', 'bob', 'admin'])
  const dialog = await edit.describe({
    title: 'Edit 4 users',
    change: 'Remaining quota',
    how: 'Add to the number',
    value: '500',
  })
  await expect(dialog.getByRole('status')).toHaveText('4 change · 0 stay as they are · 0 cannot be changed')
  await expect(edit.preview(dialog, 'bob').getByRole('cell')).toHaveText(['20000', '20500'])
  await world.call('PUT', '/api/user/', { id: MARIA, quota: 1_000_000 })
  await world.forgetCalls()
  await dialog.getByRole('button', { name: 'Apply 4 changes' }).click()

  const run = edit.run('Edit 4 users: Remaining quota')
  await expect(run.getByRole('region', { name: '1 skipped: changed meanwhile' })).toContainText(
    `maria #${MARIA} – changed meanwhile, now 1000000`,
  )
  await expect(run.getByRole('region', { name: '1 failed' })).toHaveText(/^1 failedadmin #2 – \S/)
  await expect(run).toContainText('2 of 4 done')
  expect(await bodiesOf(world)).toEqual([
    { id: CHEN, quota: 300_500 },
    { id: BOB, quota: 20_500 },
  ])

  await edit.putBack(run, 2)
  await expect.poll(async () => (await userOf(world, BOB)).quota).toBe(20_000)
  await expect.poll(async () => (await userOf(world, CHEN)).quota).toBe(300_000)
  expect((await userOf(world, MARIA)).quota).toBe(1_000_000)
})

test('bulk edit of users: a group is set where it differs, and taken back from the notification', async ({
  page,
  world,
}) => {
  const edit = await openUsers(page, ['chen', 'bob'])
  const dialog = await edit.describe({ title: 'Edit 2 users', change: 'Group', value: 'vip' })
  await expect(edit.preview(dialog, 'chen').getByRole('cell')).toHaveText(['vip', 'no change'])
  await expect(edit.preview(dialog, 'bob').getByRole('cell')).toHaveText(['default', 'vip'])
  await dialog.getByRole('button', { name: 'Apply 1 change' }).click()
  await edit.undo(1)
  await expect.poll(async () => (await userOf(world, BOB)).group).toBe('default')
  // The server stores what it gets as the quota: it is sent as it is.
  expect(await bodiesOf(world)).toEqual([
    { id: BOB, quota: 20_000, group: 'vip' },
    { id: BOB, quota: 20_000, group: 'default' },
  ])
})

test('selected users: they are disabled and deleted by name, without those that the account may not change', async ({
  page,
  world,
}) => {
  await openUsers(page, ['chen', 'bob', 'admin', 'root'])
  await page.getByRole('button', { name: 'Disable', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Disable 1 selected row?' })
  await expect(question).toContainText('3 of the selected are left out')
  await question.getByRole('button', { name: 'Disable' }).click()
  await expect.poll(() => bodiesOf(world)).toEqual([{ username: 'chen', action: 'disable' }])
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Delete 2 selected rows?' })).toContainText(
    '2 of the selected',
  )
  await confirmDeletion(page)
  await expect
    .poll(async () => (await bodiesOf(world)).slice(1))
    .toEqual([
      { username: 'chen', action: 'delete' },
      { username: 'bob', action: 'delete' },
    ])
})

test('bulk edit of users: a blank group is refused in the preview', async ({ page, world }) => {
  const edit = await openUsers(page, ['chen', 'bob'])
  const dialog = await edit.describe({ title: 'Edit 2 users', change: 'Group', value: '' })
  await expect(edit.preview(dialog, 'bob')).toContainText('would be blank, which the server does not store')
  await dialog.getByRole('button', { name: 'Apply 0 changes' }).press('Enter')
  await expect(dialog).toBeVisible()
  expect(await bodiesOf(world)).toEqual([])
})

test('bulk edit of users: a status is set by name where it differs, a retry sends what was refused, and it can be put back @all', async ({
  page,
  grid,
  world,
}) => {
  await world.fault({ call: 'POST /api/user/manage', kind: 'refused', message: 'not now', times: 1 })
  const edit = await openUsers(page, ['chen', 'bob'])
  const dialog = await edit.describe({ title: 'Edit 2 users', change: 'Status', value: 'Banned' })
  await expect(edit.preview(dialog, 'bob').getByRole('cell')).toHaveText(['Banned', 'no change'])
  await expect(edit.preview(dialog, 'chen').getByRole('cell')).toHaveText(['Activated', 'Banned'])
  await dialog.getByRole('button', { name: 'Apply 1 change' }).click()
  const run = edit.run('Edit 2 users: Status')
  await expect(run.getByRole('region', { name: '1 failed' })).toContainText(`chen #${CHEN} – not now`)
  expect((await userOf(world, CHEN)).status).toBe(1)
  await run.getByRole('button', { name: 'Retry failed' }).click()
  await expect(grid.row('chen')).toContainText('Banned')
  await edit.undo(1)
  await expect(grid.row('chen')).toContainText('Activated')
  expect(await bodiesOf(world)).toEqual([
    { username: 'chen', action: 'disable' },
    { username: 'chen', action: 'disable' },
    { username: 'chen', action: 'enable' },
  ])
})
