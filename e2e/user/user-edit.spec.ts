import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test'
import type { Server } from '../support/server'

test.use({ caller: 'root' })

interface User {
  id: number
  username: string
  display_name: string
  group: string
  quota: number
}

const ALICE = 3
const quotaOf = (page: Page): Locator => page.getByLabel('Remaining quota')
const userOf = (world: Server, id: number) => world.call<User>('GET', `/api/user/${id}`)
const submit = (page: Page) => page.getByRole('button', { name: 'Save' }).click()

/** Returns the bodies of the saves that reached the server. */
async function saves(world: Server): Promise<unknown[]> {
  const sent = (await world.requests()).filter(
    ({ method, path }) => method === 'PUT' && path === '/api/user/',
  )
  return sent.map(({ body }) => JSON.parse(body ?? ''))
}

/** Counts the log entries that record a quota change. */
const quotaChanges = async (world: Server) =>
  (await world.call<{ content: string }[]>('GET', '/api/log/?type=3&p=0')).filter(({ content }) =>
    content.includes('修改为'),
  ).length

test('user edit: shows the stored values, sends changed fields and the quota, and returns to the list', async ({
  page,
  grid,
  expectToast,
  world,
}) => {
  const changes = await quotaChanges(world)
  await page.goto('/user?p=1')
  await page.getByRole('link', { name: 'Edit alice' }).click()
  await expect(page.getByLabel('Username')).toHaveValue('alice')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await expect(quotaOf(page)).toHaveValue('1000000')
  await expect(page.getByRole('textbox', { name: 'ID', exact: true })).toHaveValue('3')
  for (const [label, value] of [
    ['Email', 'alice@example.com'],
    ['GitHub ID', ''],
    ['WeChat ID', ''],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveValue(value)
    await expect(page.getByLabel(label)).not.toBeEditable()
  }
  await page.getByLabel('Display name').fill(' Alice L. ')
  await page.getByRole('combobox', { name: 'Group' }).click()
  await page.getByRole('option', { name: 'svip' }).click()
  await submit(page)
  await expectToast('User updated')
  await expect(page).toHaveURL('/user?p=1')
  await expect(grid.row('alice')).toContainText('svip')
  await expect(page.getByRole('link', { name: 'Edit alice' })).toBeFocused()
  expect(await saves(world)).toEqual([
    { id: ALICE, display_name: 'Alice L.', group: 'svip', quota: 1_000_000 },
  ])
  // Without a quota in the request the server would log a change to zero (K10.19).
  expect(await quotaChanges(world)).toBe(changes)
  await expect(page.getByText('The server kept its own value')).toHaveCount(0)
})

test('user edit: a quota that changed while it was edited opens a conflict dialog with the difference (CD-11)', async ({
  page,
  world,
  accessible,
}) => {
  await page.goto(`/user/edit/${ALICE}`)
  await quotaOf(page).fill('5000000')
  await world.call('PUT', '/api/user/', { id: ALICE, quota: 999_600 })
  await submit(page)
  const dialog = page.getByRole('dialog', { name: 'Changed by someone else in the meantime' })
  await expect(dialog).toContainText('999,600 (spent 400 in the meantime)')
  await accessible()
  expect((await userOf(world, ALICE)).quota).toBe(999_600)
  await dialog.getByRole('radio', { name: /5,000,000/ }).check()
  await dialog.getByRole('button', { name: 'Save the chosen values' }).click()
  await expect(page).toHaveURL('/user')
  expect((await userOf(world, ALICE)).quota).toBe(5_000_000)
})

test('user edit: the quota can be typed in dollars where the server shows dollars', async ({
  page,
  expectToast,
  world,
}) => {
  await page.goto(`/user/edit/${ALICE}`)
  await expect(page.getByText('Worth $2.00')).toBeVisible()
  await page.getByRole('button', { name: 'Type dollars' }).click()
  await expect(quotaOf(page)).toHaveValue('2.00')
  await quotaOf(page).fill('twelve')
  await submit(page)
  await expect(quotaOf(page)).toHaveAccessibleDescription(/This is not an amount of dollars/)
  await quotaOf(page).fill('')
  await quotaOf(page).pressSequentially('12.5')
  await expect(quotaOf(page)).toHaveValue('12.5')
  await expect(page.getByText('Is 6,250,000 units')).toBeVisible()
  await expect(async () => {
    await submit(page)
    await expectToast('User updated')
  }).toPass()
  expect((await userOf(world, ALICE)).quota).toBe(6_250_000)
})
