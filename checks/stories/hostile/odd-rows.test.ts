import { expect, test } from '../../document/document-story'
import { answerRows } from '../../../e2e/hostile/answered-rows'

/** `distance` is the tooltip of a time. */
type Case = readonly [member: string, value: unknown, shown: string | RegExp, distance?: RegExp]

/** Each list with unusual members of its rows and the text that the row shows for them. */
const LISTS: readonly { list: string; path: string; cases: readonly Case[] }[] = [
  {
    list: '/token?hide=',
    path: '/api/token/',
    cases: [
      ['remain_quota', null, '–'],
      ['remain_quota', -1, '-$0.000002'],
      ['used_quota', null, '–'],
      ['expired_time', 0, /1970-01-01 \d\d:00:00.*past/],
      ['expired_time', -2, /-2\s*past/],
      ['expired_time', null, '–'],
      ['expired_time', 1_700_000_000_000, /2023-11-14 23:13:20\s*in milliseconds/],
      ['expired_time', '1700000000', /2023-11-14 23:13:20\s*past/, /^\d+ years ago$/],
      ['key', '', 'row'],
      ['key', null, 'row'],
      ['name', null, /token \d+/],
      ['status', null, 'Unknown (0)'],
      ['unlimited_quota', 'false', 'row'],
      ['created_time', {}, '–'],
      ['models', 5, 'row'],
    ],
  },
  {
    list: '/channel?hide=',
    path: '/api/channel/',
    cases: [
      ['name', null, /channel \d+/],
      ['group', null, /default\s*assumed/],
      ['group', '', /default\s*assumed/],
      ['group', ['vip'], 'vip'],
      ['balance', null, '–'],
      ['balance', -0.001, /-[$¥]0\.001|–/],
      ['test_time', '0.5', 'row'],
      ['response_time', '1500', '1.50'],
      ['type', null, 'row'],
      ['status', null, 'Unknown (0)'],
      ['models', {}, 'row'],
      ['priority', '3', 'row'],
    ],
  },
  {
    list: '/user',
    path: '/api/user/',
    cases: [
      ['quota', null, /–/],
      ['quota', -1, '-$0.000002'],
      ['quota', '500000', '$1.00'],
      ['used_quota', null, '–'],
      ['request_count', null, '–'],
      ['group', null, /default\s*assumed/],
      ['group', '', /default\s*assumed/],
      ['group', 5, '5'],
      ['username', null, /user \d+/],
      ['status', null, 'Unknown (0)'],
      ['display_name', 7, 'row'],
    ],
  },
  {
    list: '/redemption',
    path: '/api/redemption/',
    cases: [
      ['quota', null, '–'],
      ['quota', -1, '-$0.000002'],
      ['key', '', 'row'],
      ['key', null, 'row'],
      ['name', null, /code \d+/],
      ['status', null, 'Unknown (0)'],
      ['created_time', 1_700_000_000_000, /2023-11-14 23:13:20\s*in milliseconds/],
      ['redeemed_time', 'x', 'row'],
    ],
  },
  {
    list: '/log?tests=shown',
    path: '/api/log/',
    cases: [
      ['content', null, /–/],
      ['content', 7, '7'],
      ['quota', null, '–'],
      ['quota', -1, '-$0.000002'],
      ['created_at', null, '–'],
      ['created_at', 1_700_000_000_000, /2023-11-14 23:13:20\s*in milliseconds/],
      ['type', null, 'Unknown'],
      ['is_stream', 'false', 'row'],
      ['is_stream', 'true', 'Stream'],
      ['username', null, 'row'],
      ['channel', 'x', 'row'],
    ],
  },
]

test.use({ caller: 'root' })

for (const [at, { list, path, cases }] of LISTS.entries()) {
  const tag = at > 1 ? ' @all' : ''
  test(`${list}: a row with one unusual member is shown${tag}`, async ({ page, grid }) => {
    await answerRows(
      page,
      path,
      cases.map(([member, value]) => ({ [member]: value })),
    )
    await page.goto(`${list}${list.includes('?') ? '&' : '?'}size=50`)
    const rows = grid.table.locator('tbody tr')
    await expect(rows).toHaveCount(cases.length)
    await expect(page.getByText(/could not be read|left out/)).toHaveCount(0)
    for (const [nth, [member, value, shown, distance]] of cases.entries()) {
      if (shown === 'row') continue
      const row = rows.nth(nth)
      const label = `${member}: ${JSON.stringify(value)}`
      await expect.soft(row, label).toContainText(shown)
      if (!distance) continue
      const time = row.getByText(/^\d{4}-\d\d-\d\d /).last()
      await time.hover()
      await expect.soft(time, label).toHaveAttribute('title', distance)
    }
  })

  test(`${list}: of rows with the same id the first is shown, and a note counts the hidden rows${tag}`, async ({
    page,
    grid,
  }) => {
    await answerRows(page, path, [{ id: 7 }, { id: 7 }, { id: 8 }, { id: 7 }])
    await page.goto(list)
    await expect(page.getByRole('note').getByText('another row has the same id: 2')).toBeVisible()
    await expect(grid.table.locator('tbody tr')).toHaveCount(2)
  })
}

test('token list: a token without a key cannot be copied or opened in a client, and the button gives the reason', async ({
  page,
  grid,
  expectToast,
}) => {
  await answerRows(page, '/api/token/', [{ name: 'keyless', key: '' }])
  await page.goto('/token')
  for (const label of ['Copy keyless', 'Chat with keyless']) {
    const button = page.getByRole('button', { name: label })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await button.press('Enter')
  }
  await expectToast('The server sent no key for this token')
  await expect(await grid.openMenu('keyless')).toContainText('The server sent no key for this token')
})

test('redemption list: a row without a code cannot be copied, and the button gives the reason', async ({
  page,
  expectToast,
}) => {
  await answerRows(page, '/api/redemption/', [{ name: 'blank', key: null }])
  await page.goto('/redemption')
  await page.getByRole('button', { name: 'Copy blank' }).press('Enter')
  await expectToast('The server sent no code for this row')
})

test('user form: a quota missing from the response must be entered before the account is saved', async ({
  page,
  world,
  expectToast,
}) => {
  for (const call of ['GET /api/user/', 'GET /api/user/{id}']) {
    await world.fault({ call, kind: 'F28', field: 'quota', value: null })
  }
  await page.goto('/user')
  await page.getByRole('link', { name: 'Edit visitor' }).click()
  const quota = page.getByRole('textbox', { name: 'Quota' })
  await expect(quota).toHaveValue('')
  await page.getByLabel('Display name').fill('A visitor')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(quota).toHaveAttribute('aria-invalid', 'true')
  expect(await world.calls(/^PUT/)).toEqual([])
  await quota.fill('5000')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast('User updated')
})

test('token form: a token is created with exactly the typed name', async ({ page, world, expectToast }) => {
  await page.goto('/token/add')
  await page.getByLabel('Name').fill('  two  blanks ')
  await page.getByRole('button', { name: 'Create token' }).click()
  await expectToast('Token created')
  const sent = await world.calls(/^POST \/api\/token/)
  expect(sent).toHaveLength(1)
  const row = await page.request.get('/api/token/?p=0')
  expect(await row.text()).toContain('"name":"  two  blanks "')
})
