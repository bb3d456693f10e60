import { managed } from '../../../e2e/user/user-manage-steps'
import { deleteRow } from '../../../e2e/support/deletion'
import { expect, test } from '../../document/document-story'

test.use({ caller: 'root' })

test('user list: disabling, promoting and demoting updates the row in place', async ({
  page,
  grid,
  expectToast,
  world,
}) => {
  await page.goto('/user')
  await page.getByRole('button', { name: 'Disable wealthy' }).click()
  await expectToast('Operation completed successfully')
  await expect(grid.row('wealthy')).toContainText('Banned')
  await expect(page.getByRole('button', { name: 'Enable wealthy' })).toBeFocused()
  await page.getByRole('button', { name: 'Enable wealthy' }).click()
  await expect(grid.row('wealthy')).toContainText('Activated')

  await grid.press('wealthy', 'Promote')
  const dialog = page.getByRole('dialog', { name: 'Promote wealthy?' })
  await expect(dialog).toContainText('ID 15')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Promote' }).click()
  await expect(grid.row('wealthy')).toContainText('Admin')
  await expect(grid.more('wealthy')).toBeFocused()
  await expect(page.getByText(/keeps the rights/)).toHaveCount(0)
  const menu = await grid.openMenu('wealthy')
  await expect(menu.getByRole('menuitem', { name: /^Promote/ })).toHaveAttribute('aria-disabled', 'true')
  await menu.getByRole('menuitem', { name: 'Demote' }).click()
  await expect(grid.row('wealthy')).toContainText('User')
  await expectToast(/wealthy keeps the rights of an administrator until the next sign-in/)
  expect(managed(await world.requests())).toEqual([
    'disable wealthy',
    'enable wealthy',
    'promote wealthy',
    'demote wealthy',
  ])
})

for (const [action, name, go] of [
  ['Disable', 'twelve-chars', undefined],
  ['Demote', 'nadia', undefined],
  ['Promote', 'twelve-chars', 'Promote'],
] as const) {
  test(`user list: "${action} ${name}" leaves a renamed account alone, and the account that now has its name (T-33, CD-16)${action === 'Disable' ? '' : ' @all'}`, async ({
    page,
    grid,
    world,
  }) => {
    await page.goto('/user')
    await expect(grid.row('nadia')).toBeVisible()
    const isAdmin = name === 'nadia'
    const id = isAdmin ? 8 : 11
    await world.call('PUT', '/api/user/', { id, username: 'somebody', quota: isAdmin ? 10_000_000 : 0 })
    const before = isAdmin ? 'nadia' : 'twelve-chars'
    await world.call('PUT', '/api/user/', { id: 10, username: before, quota: 90_000 })
    await grid.press(name, action)
    if (go) await page.getByRole('dialog').getByRole('button', { name: go }).click()
    await expect(
      page.getByText(`Number ${id} is another record now: somebody. Nothing was sent.`).first(),
    ).toBeVisible()
    expect(managed(await world.requests())).toEqual([])
    await expect(grid.row(before)).toContainText('Banned')
    await expect(grid.row('somebody')).toContainText(`Not done: Number ${id} is another record now: somebody`)
  })
}

test('user list: deleting an account that is already deleted counts as done', async ({
  page,
  grid,
  world,
  expectToast,
}) => {
  await page.goto('/user')
  await expect(grid.row('wealthy')).toBeVisible()
  await world.call('POST', '/api/user/manage', { username: 'wealthy', action: 'delete' })
  await deleteRow(page, grid, 'wealthy')
  await expectToast('Deleted wealthy')
  await expect(grid.row('wealthy')).toBeHidden()
})

test('user list: a failed action is reported and marked at its row, even after sorting (FM-W7)', async ({
  page,
  grid,
  world,
  expectToast,
}) => {
  await world.fault({ call: 'POST /api/user/manage', kind: 'refused', message: 'not today', times: 1 })
  await page.goto('/user?size=all')
  await page.getByRole('button', { name: 'Disable wealthy' }).click()
  await expectToast('not today')
  await expect(grid.row('wealthy')).toContainText('Not done: not today')
  await expect(grid.row('wealthy')).toContainText('Activated')
  await page.getByRole('button', { name: 'Username' }).click()
  await expect(page.getByText('17 rows')).toBeVisible()
  await expect(page.getByText('Not done: not today')).toHaveCount(1)
  await expect(grid.row('wealthy')).toContainText('Not done: not today')
  await page.getByRole('button', { name: 'Disable wealthy' }).click()
  await expect(grid.row('wealthy')).toContainText('Banned')
  await expect(page.getByText(/Not done/)).toHaveCount(0)
})

test('user list: a lost response is verified by a read, and nothing is sent twice', async ({
  page,
  grid,
  world,
}) => {
  await world.fault({ call: 'POST /api/user/manage', kind: 'cut-short', applied: true, times: 1 })
  await page.goto('/user')
  await page.getByRole('button', { name: 'Disable wealthy' }).click()
  await expect(page.getByText('a check shows that the change was made')).toBeVisible()
  await expect(grid.row('wealthy')).toContainText('Banned')
  await world.fault({ call: 'POST /api/user/manage', kind: 'bad-gateway', times: 1 })
  await page.getByRole('button', { name: 'Enable wealthy' }).click()
  await expect(grid.row('wealthy')).toContainText('nothing was changed')
  await expect(grid.row('wealthy')).toContainText('Banned')
  expect(await world.calls(/manage/)).toHaveLength(2)
})

test('user list: a response updates its own row, wherever the row is by then (CD-29) @all', async ({
  page,
  grid,
  world,
}) => {
  await world.fault({ call: 'POST /api/user/manage', kind: 'hang' })
  await page.goto('/user?size=all')
  await page.getByRole('button', { name: 'Disable wealthy' }).click()
  await expect.poll(world.held).toBe(1)
  await page.getByRole('button', { name: 'Username' }).click()
  await page.getByLabel('Status').selectOption('Activated')
  await world.release()
  await expect(grid.row('wealthy')).toBeHidden()
  await page.getByLabel('Status').selectOption('')
  await expect(grid.row('wealthy')).toContainText('Banned')
  await expect(grid.table.getByText('Banned')).toHaveCount(3)
})

test('user list: two actions on one account run one after the other (CD-28)', async ({
  page,
  grid,
  world,
}) => {
  await world.fault({ call: 'POST /api/user/manage', kind: 'hang', times: 1 })
  await page.goto('/user')
  await grid.press('nadia', 'Demote')
  await page.getByRole('button', { name: 'Disable nadia' }).click()
  await page
    .getByRole('button', { name: 'Disable olga' })
    .or(page.getByRole('button', { name: 'Enable olga' }))
    .click()
  await expect(grid.row('olga')).toContainText('Activated')
  expect(managed(await world.requests())).toEqual(['demote nadia', 'enable olga'])
  await world.release()
  await expect(grid.row('nadia')).toContainText('Banned')
  await expect(grid.row('nadia')).toContainText('User')
  expect(managed(await world.requests())).toEqual(['demote nadia', 'enable olga', 'disable nadia'])
})

test('user list: a double press sends one request @all', async ({ page, grid, world }) => {
  await world.fault({ call: 'POST /api/user/manage', kind: 'slow', ms: 300 })
  await page.goto('/user')
  await page.getByRole('button', { name: 'Disable wealthy' }).dblclick()
  await expect(grid.row('wealthy')).toContainText('Banned')
  expect(await world.calls(/manage/)).toHaveLength(1)
})
