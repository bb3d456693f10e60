import { expect, test } from '../support/test'

test.use({ caller: 'root' })

interface Managed {
  username: string
  action: string
}

const managed = (requests: { method: string; path: string; body?: string }[]) =>
  requests
    .filter(({ path }) => path === '/api/user/manage')
    .map(({ body }): Managed => JSON.parse(body ?? ''))
    .map(({ username, action }) => `${action} ${username}`)

test('switches, promotes and demotes; the answer changes the row in place', async ({
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

  await page.getByRole('button', { name: 'Promote wealthy' }).click()
  const dialog = page.getByRole('dialog', { name: 'Promote wealthy?' })
  await expect(dialog).toContainText('ID 15')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Promote' }).click()
  await expect(grid.row('wealthy')).toContainText('Admin')
  await expect(page.getByRole('button', { name: 'Promote wealthy' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Promote wealthy' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Demote wealthy' }).click()
  await expect(grid.row('wealthy')).toContainText('User')
  await expectToast(/wealthy keeps the rights of an administrator until the next sign-in/)
  expect(managed(await world.requests())).toEqual([
    'disable wealthy',
    'enable wealthy',
    'promote wealthy',
    'demote wealthy',
  ])
})

test('deletes after asking, and not before; the row leaves', async ({ page, grid, expectToast, world }) => {
  await page.goto('/user')
  await page.getByRole('button', { name: 'Delete wealthy' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete wealthy?' })
  await expect(dialog).toContainText('ID 15')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Delete wealthy' })).toBeFocused()
  expect(managed(await world.requests())).toEqual([])
  await page.getByRole('button', { name: 'Delete wealthy' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expectToast('Operation completed successfully')
  await expect(grid.row('wealthy')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Delete a-preferred-name-of-many-letters' })).toBeFocused()
  expect(managed(await world.requests())).toEqual(['delete wealthy'])
})

for (const [name, go] of [
  ['Disable twelve-chars', undefined],
  ['Demote nadia', undefined],
  ['Promote twelve-chars', 'Promote'],
] as const) {
  test(`${name}: an account that was renamed meanwhile is left alone, and so is whoever has its name now (T-33, CD-16)`, async ({
    page,
    grid,
    world,
  }) => {
    await page.goto('/user')
    await expect(grid.row('nadia')).toBeVisible()
    const isAdmin = name.endsWith('nadia')
    const id = isAdmin ? 8 : 11
    await world.call('PUT', '/api/user/', { id, username: 'somebody', quota: isAdmin ? 10_000_000 : 0 })
    const before = isAdmin ? 'nadia' : 'twelve-chars'
    await world.call('PUT', '/api/user/', { id: 10, username: before, quota: 90_000 })
    await page.getByRole('button', { name }).click()
    if (go) await page.getByRole('dialog').getByRole('button', { name: go }).click()
    const notice = page.getByRole('dialog', { name: 'This account is now called somebody' })
    await expect(notice).toContainText(`ID ${id}`)
    expect(managed(await world.requests())).toEqual([])
    await notice.getByRole('button', { name: 'Understood' }).click()
    await expect(grid.row(before)).toContainText('Banned')
    await expect(grid.row('somebody')).toContainText(`Not done: Account ${id} is now called somebody`)
  })
}

test('deleting what somebody else has deleted counts as done', async ({ page, grid, world, expectToast }) => {
  await page.goto('/user')
  await expect(grid.row('wealthy')).toBeVisible()
  await world.call('POST', '/api/user/manage', { username: 'wealthy', action: 'delete' })
  await page.getByRole('button', { name: 'Delete wealthy' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast('Operation completed successfully')
  await expect(grid.row('wealthy')).toBeHidden()
})

test('what did not happen is told and marked at its own row, also after sorting (FM-W7)', async ({
  page,
  grid,
  world,
  expectToast,
}) => {
  await world.fault({ call: 'POST /api/user/manage', kind: 'refused', message: 'not today', times: 1 })
  await page.goto('/user')
  await page.getByRole('button', { name: 'Disable wealthy' }).click()
  await expectToast('not today')
  await expect(grid.row('wealthy')).toContainText('Not done: not today')
  await expect(grid.row('wealthy')).toContainText('Activated')
  await page.getByRole('button', { name: 'Username' }).click()
  await expect(page.getByText('Sorted over the 10 loaded rows')).toBeVisible()
  await expect(page.getByText('Not done: not today')).toHaveCount(1)
  await expect(grid.row('wealthy')).toContainText('Not done: not today')
  await page.getByRole('button', { name: 'Disable wealthy' }).click()
  await expect(grid.row('wealthy')).toContainText('Banned')
  await expect(page.getByText(/Not done/)).toHaveCount(0)
})

test('an answer that is lost is looked up, and nothing is sent twice', async ({ page, grid, world }) => {
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

test('an answer lands on its row, wherever that is by then (CD-29)', async ({ page, grid, world }) => {
  await world.fault({ call: 'POST /api/user/manage', kind: 'hang' })
  await page.goto('/user')
  await page.getByRole('button', { name: 'Disable wealthy' }).click()
  await expect.poll(world.held).toBe(1)
  await page.getByRole('button', { name: 'Username' }).click()
  await page.getByLabel('Status').selectOption('Activated')
  await world.release()
  await expect(grid.row('wealthy')).toBeHidden()
  await page.getByLabel('Status').selectOption('All')
  await expect(grid.row('wealthy')).toContainText('Banned')
  await expect(grid.table.getByText('Banned')).toHaveCount(2)
})

test('two actions on one account go one after the other (CD-28)', async ({ page, grid, world }) => {
  await world.fault({ call: 'POST /api/user/manage', kind: 'hang', times: 1 })
  await page.goto('/user')
  await page.getByRole('button', { name: 'Demote nadia' }).click()
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

test('pressed twice it is sent once', async ({ page, grid, world }) => {
  await world.fault({ call: 'POST /api/user/manage', kind: 'slow', ms: 300 })
  await page.goto('/user')
  await page.getByRole('button', { name: 'Disable wealthy' }).dblclick()
  await expect(grid.row('wealthy')).toContainText('Banned')
  expect(await world.calls(/manage/)).toHaveLength(1)
})

test.describe('an administrator who is none any more', () => {
  test.use({ caller: 'admin' })

  test('learns it from the next refusal: the menu shrinks, what was typed stays (CD-07)', async ({
    page,
    world,
    context,
    baseURL,
  }) => {
    await page.goto('/user/edit/3')
    await page.getByLabel('Display name').fill('typed by hand')
    await world.signIn('root')
    await world.call('POST', '/api/user/manage', { username: 'admin', action: 'demote' })
    const { session } = await world.signIn('admin')
    await context.addCookies([{ name: 'session', value: session, url: baseURL }])
    await world.forgetCalls()
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('form').getByRole('alert')).toHaveText('无权进行此操作，权限不足')
    const menu = page.getByRole('navigation', { name: 'Main' })
    await expect(menu.getByRole('link', { name: 'Users' })).toBeHidden()
    await expect(menu.getByRole('link', { name: 'Tokens' })).toBeVisible()
    await expect(page.getByLabel('Display name')).toHaveValue('typed by hand')
    expect(await world.calls(/self/)).toEqual(['GET /api/user/self'])
    expect(await world.calls(/^PUT/)).toEqual([])
    await page.goto('/user')
    await expect(
      page.getByRole('heading', { name: 'You do not have permission to view this page' }),
    ).toBeVisible()
  })
})
