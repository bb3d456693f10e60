import { expect, test } from '../../document/document-story'

test.use({ caller: 'root' })

const FIRST_PAGE = [
  'visitor',
  'two-groups',
  'overdrawn',
  'wealthy',
  'a-preferred-name-of-many-letters',
  'frozen',
  'moderator',
  'twelve-chars',
  'olga',
  'nadia',
]

test('user list: lists accounts newest first, pages, and loads all rows', async ({ page, grid, world }) => {
  await page.goto('/user')
  await expect(page.getByRole('heading', { level: 1, name: 'Manage users' })).toBeVisible()
  await grid.shows(FIRST_PAGE)
  await expect(page.getByRole('columnheader')).toHaveText([
    '',
    'ID',
    'Username',
    'Groups',
    'Remaining',
    'Used',
    'Requests',
    'Role',
    'Status',
    'Actions',
  ])
  await page.getByRole('button', { name: 'Next page' }).click()
  await grid.shows(['王芳', 'maria', 'chen', 'bob', 'alice', 'admin', 'root'])
  await expect(page).toHaveURL('/user?p=1')
  await expect(page.getByText('17 rows')).toBeVisible()
  await page.getByLabel('Rows per page').selectOption('all')
  await grid.shows([...FIRST_PAGE, '王芳', 'maria', 'chen', 'bob', 'alice', 'admin', 'root'])
  // Pages that are still fresh are not refetched.
  const listCalls = await world.calls(/\/user\/\?/)
  expect(listCalls).toEqual([...new Set(listCalls)])
})

test('user list: the first filter loads all accounts but deleted ones, by one call, and stays in the URL', async ({
  page,
  grid,
  world,
}) => {
  await page.goto('/user')
  await page.getByLabel('Status').selectOption('Banned')
  await grid.shows(['olga', 'bob'])
  await expect(page).toHaveURL('/user?status=disabled')
  await expect(page.getByText('2 of 17 rows')).toBeVisible()
  expect(await world.calls(/api\/user\/(\?|search)/)).toEqual([
    'GET /api/user/?p=0',
    'GET /api/user/search?keyword=',
  ])
  await expect(page.getByText(/Filtered over/)).toBeHidden()
  await page.getByLabel('Status').selectOption('')
  await page.getByLabel('Group', { exact: true }).selectOption('vip')
  await grid.shows(['two-groups', '王芳', 'chen'])
  await page.getByLabel('Role').selectOption('Super admin')
  await expect(page.getByText('Nothing matches.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the filters' }).click()
  await grid.shows(FIRST_PAGE)
  await page.goto('/user?role=admin&status=nonsense&group=')
  await grid.shows(['nadia', 'admin'])
})

test.describe('with malformed rows', () => {
  // The pages are shown as they are.
  test.beforeEach(({ world }) => world.fault({ call: 'GET /api/user/search', kind: 'refused' }))

  const malformedFields = [
    ['SH-01', 'role', '10', '1 row could not be read and is left out'],
    ['SH-17', 'id', null, '1 row could not be read and is left out'],
  ] as const
  for (const [id, field, value, note] of malformedFields) {
    test(`user list: ${field} ${JSON.stringify(value)} leaves out the row and counts it (${id})`, async ({
      page,
      grid,
      world,
    }) => {
      await world.fault({ call: 'GET /api/user/?p=0', kind: 'F28', field, value })
      await page.goto('/user')
      await expect(page.getByText(note)).toBeVisible()
      await expect(grid.row('visitor')).toBeHidden()
      await expect(grid.row('nadia')).toBeVisible()
    })
  }

  test('user list: a missing group or email shows its default text (SH-13, SH-15) @all', async ({
    page,
    grid,
    world,
  }) => {
    await world.fault({ call: 'GET /api/user/?p=0', kind: 'F28', field: 'group', value: null, rows: 'all' })
    await page.goto('/user?hide=quota')
    await expect(grid.row('wealthy')).toContainText('default')
    await expect(grid.row('wealthy')).toContainText('not bound')
  })

  test('user list: a row without a username is labelled by its id, and actions by name are unavailable (SH-11) @all', async ({
    page,
    grid,
    world,
  }) => {
    await world.fault({ call: 'GET /api/user/?p=0', kind: 'F28', field: 'username', value: '' })
    await page.goto('/user')
    await expect(grid.row('user 18')).toBeVisible()
    await page.getByRole('button', { name: 'Disable user 18' }).press('Enter')
    await expect(
      page
        .getByRole('region', { name: 'Messages' })
        .getByText('Actions are not possible for an account without a username'),
    ).toHaveCount(1)
    const menu = await grid.openMenu('user 18')
    for (const action of [/^Promote/, /^Delete/]) {
      const item = menu.getByRole('menuitem', { name: action })
      await expect(item).toContainText('Actions are not possible for an account without a username')
      await item.press('Enter')
    }
    expect(await world.calls(/manage/)).toEqual([])
  })

  test('user list: an unknown role is shown with its number (SH-03)', async ({ page, grid, world }) => {
    await world.fault({ call: 'GET /api/user/?p=0', kind: 'F28', field: 'role', value: 101 })
    await page.goto('/user')
    await expect(grid.row('visitor')).toContainText('Unknown (101)')
    const menu = await grid.openMenu('visitor')
    await expect(menu.getByRole('menuitem', { name: /^Delete/ })).toContainText(
      'A super administrator cannot be changed from the list',
    )
  })

  test('user list: a quota above the safe integer range is shown as approximate and cannot be saved (SH-07)', async ({
    page,
    grid,
    world,
  }) => {
    const huge = 9_007_199_254_740_992
    await world.fault({ call: 'GET /api/user/?p=0', kind: 'F28', field: 'quota', value: huge })
    await world.fault({ call: 'GET /api/user/{id}', kind: 'F28', field: 'quota', value: huge })
    await page.goto('/user')
    await expect(grid.row('visitor')).toContainText('≈$18.0B')
    await page.getByRole('link', { name: 'Edit visitor' }).click()
    await expect(page.getByText('too large to be stored exactly by this console')).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    expect(await world.calls(/^PUT/)).toEqual([])
  })
})

for (const address of ['/user', '/user/add', '/user/edit/4']) {
  test.describe('as an ordinary user', () => {
    test.use({ caller: 'alice' })
    test(`${address}: shows the access-denied page and sends no request (T-28)`, async ({ page, world }) => {
      await page.goto(address)
      await expect(
        page.getByRole('heading', { level: 1, name: 'You do not have permission to view this page' }),
      ).toBeVisible()
      expect(await world.calls(/group|user\/(?!self)/)).toEqual([])
    })
  })
}

test('menu: the users entry is current on the user forms, but not on the own profile', async ({ page }) => {
  const users = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' })
  for (const address of ['/user', '/user/add', '/user/edit/3']) {
    await page.goto(address)
    await expect(users).toHaveAttribute('aria-current', 'page')
  }
  await page.goto('/user/edit')
  await expect(page.getByLabel('Username')).toHaveValue('root')
  await expect(users).not.toHaveAttribute('aria-current', 'page')
})

test('user list: is searched in any case, by id and for deleted accounts, and is in the chosen order, without a further call', async ({
  page,
  grid,
  world,
}) => {
  await page.goto('/user')
  await page.getByLabel('Sort by').selectOption('request_count')
  await expect(page).toHaveURL('/user?order=request_count')
  await expect(grid.table.getByRole('rowheader').first()).toHaveText('maria')
  await grid.search('OL')
  await grid.shows(['moderator', 'olga'])
  await grid.search('18')
  await grid.shows(['visitor'])
  await grid.search('de')
  const gone = grid.table.getByRole('row').filter({ hasText: 'deleted_' })
  await expect(gone).toContainText('Deleted')
  const toggle = gone.getByRole('button', { name: /^(En|Dis)able/ })
  await expect(toggle).toHaveAttribute('aria-disabled', 'true')
  await expect(toggle).toHaveAccessibleDescription('This account is deleted')
  await gone.getByRole('button', { name: /^More actions/ }).click()
  for (const action of ['Edit', 'Promote', 'Demote', 'Delete']) {
    const item = page.getByRole('menuitem', { name: new RegExp(`^${action}`) })
    await expect(item).toHaveAttribute('aria-disabled', 'true')
    await expect(item).toContainText('This account is deleted')
  }
  await page.keyboard.press('Escape')
  await expect(gone.getByRole('link', { name: /^Edit deleted_/ })).toHaveAttribute('aria-disabled', 'true')
  await gone.getByRole('link', { name: /^Edit deleted_/ }).press('Enter')
  await expect(
    page.getByRole('region', { name: 'Messages' }).getByText('This account is deleted'),
  ).toBeVisible()
  expect(await world.calls(/^GET .api.user.(\?|search)/)).toEqual([
    'GET /api/user/?p=0',
    'GET /api/user/search?keyword=',
  ])
})
