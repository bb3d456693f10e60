import { ALICE, quotaOf, userOf, submit } from '../../../e2e/user/user-edit-steps'
import { expect, test } from '../../document/document-story'
import type { Server } from '../../../e2e/support/server'

test.use({ caller: 'root' })

/** Returns the bodies of the saves that reached the server. */
async function saves(world: Server): Promise<unknown[]> {
  const sent = (await world.requests()).filter(
    ({ method, path }) => method === 'PUT' && path === '/api/user/',
  )
  return sent.map(({ body }) => JSON.parse(body ?? ''))
}

test('user edit: changing another field does not undo quota spent in the meantime (CD-11)', async ({
  page,
  expectToast,
  world,
}) => {
  await page.goto(`/user/edit/${ALICE}`)
  await page.getByLabel('Display name').fill('Alice L.')
  await world.call('PUT', '/api/user/', { id: ALICE, quota: 999_600 })
  await submit(page)
  await expectToast('User updated')
  expect(await userOf(world, ALICE)).toMatchObject({ display_name: 'Alice L.', quota: 999_600 })
})

test('user edit: a quota of 0 can be typed, and a message says that the server kept the old one', async ({
  page,
  expectToast,
}) => {
  await page.goto(`/user/edit/${ALICE}`)
  await quotaOf(page).fill('0')
  await submit(page)
  await expectToast('The server kept its own value: Remaining quota stayed 1000000')
})

test('user edit: a name that fails validation does not prevent saving (K11.37)', async ({
  page,
  expectToast,
  world,
}) => {
  await page.goto('/user/edit/14')
  await expect(page.getByLabel('Username')).toHaveValue('a-preferred-name-of-many-letters')
  await page.getByRole('combobox', { name: 'Group' }).click()
  await page.getByRole('option', { name: 'vip', exact: true }).click()
  await submit(page)
  await expectToast('User updated')
  expect(await saves(world)).toEqual([{ id: 14, group: 'vip', quota: 5000 }])
})

test('user edit: a group without a ratio is preserved, even when the list of groups cannot be fetched', async ({
  page,
  expectToast,
  world,
}) => {
  await world.fault({ call: 'GET /api/group/', kind: 'refused', message: 'no groups' })
  await page.goto('/user/edit/17')
  await expect(page.getByRole('combobox', { name: 'Group' })).toHaveValue('default,vip')
  await expect(page.getByText('The list of groups could not be loaded.')).toBeVisible()
  await page.getByLabel('Display name').fill('Two')
  await submit(page)
  await expectToast('User updated')
  expect(await userOf(world, 17)).toMatchObject({ display_name: 'Two', group: 'default,vip' })
})

test('user edit: no conversion to dollars is offered without a quota per unit', async ({ page, world }) => {
  await world.options({ QuotaPerUnit: '0' })
  await page.goto(`/user/edit/${ALICE}`)
  await expect(quotaOf(page)).toHaveValue('1000000')
  await expect(page.getByRole('button', { name: 'Type dollars' })).toBeHidden()
  await expect(page.getByText(/NaN|Infinity/)).toHaveCount(0)
})

test('user edit: a quota that is not an integer is reported and nothing is sent (T-30)', async ({
  page,
  world,
}) => {
  await page.goto(`/user/edit/${ALICE}`)
  for (const text of ['1e6', '12abc', '1.5', '-1', '9007199254740992', '', '٢٥']) {
    await quotaOf(page).fill(text)
    await submit(page)
    await expect(quotaOf(page)).toBeFocused()
    await expect(quotaOf(page)).toHaveAttribute('aria-invalid', 'true')
  }
  expect(await world.calls(/^PUT/)).toEqual([])
})

test('user edit: an account deleted in the meantime keeps what was typed, and an account deleted earlier has no form (FM-W9)', async ({
  page,
  world,
}) => {
  await page.goto(`/user/edit/${ALICE}`)
  await page.getByLabel('Display name').fill('too late')
  await world.call('POST', '/api/user/manage', { username: 'alice', action: 'delete' })
  await submit(page)
  await expect(
    page.getByText('This was deleted in the meantime. The values you entered are still here.'),
  ).toBeVisible()
  await expect(page.getByLabel('Display name')).toHaveValue('too late')
  expect(await saves(world)).toEqual([])
  await page.goto('/user/edit/9')
  await expect(page.getByText('user does not exist (any more)')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
})

for (const id of ['0', 'token', '1e3', '7%2F..%2Fself', 'logout']) {
  test(`user edit: ${id} is not an account and sends no request (T-01)`, async ({ page, world }) => {
    await page.goto(`/user/edit/${id}`)
    await expect(page.getByRole('heading', { name: 'Page does not exist' })).toBeVisible()
    expect(await world.calls(/group|user\/(?!self)/)).toEqual([])
  })
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
  await expect(page.getByRole('button', { name: 'Set a new value: Password' })).toBeVisible()
  await expect(quotaOf(page)).toHaveValue('1000000')
  const bound = page.getByRole('group', { name: 'Bindings' }).getByRole('definition')
  await expect(bound).toHaveText(['3', 'not bound', 'not bound', 'alice@example.com'])
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

test('user edit: after a new name a message leads to the log entries of the old one', async ({ page }) => {
  await page.goto(`/user/edit/${ALICE}`)
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription(
    /earlier log entries keep the old name/,
  )
  await page.getByLabel('Username').fill('alicia')
  await submit(page)
  await page.getByRole('link', { name: 'Earlier log entries' }).click()
  await expect(page).toHaveURL('/log?username=alice')
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
  await expect(page.getByText('= 6,250,000 units')).toBeVisible()
  await expect(async () => {
    await submit(page)
    await expectToast('User updated')
  }).toPass()
  expect((await userOf(world, ALICE)).quota).toBe(6_250_000)
})

test('user edit: a quota that changed while it was edited opens a conflict dialog (CD-11)', async ({
  page,
  world,
}) => {
  await page.goto(`/user/edit/${ALICE}`)
  await quotaOf(page).fill('5000000')
  await world.call('PUT', '/api/user/', { id: ALICE, quota: 999_600 })
  await submit(page)
  const dialog = page.getByRole('dialog', { name: 'Changed by someone else in the meantime' })
  await expect(dialog).toContainText('999600')
  expect((await userOf(world, ALICE)).quota).toBe(999_600)
  await dialog.getByRole('radio', { name: /5000000/ }).check()
  await dialog.getByRole('button', { name: 'Save the chosen values' }).click()
  await expect(page).toHaveURL('/user')
  expect((await userOf(world, ALICE)).quota).toBe(5_000_000)
})
