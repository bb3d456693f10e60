import { expect, test } from '../../document/document-story'
import { entriesAt, isHistogramWindow, momentIn, ZONE, SERVER_PAGES } from '../../../e2e/log/log-entries'

test.use(SERVER_PAGES)

const OWN_COLUMNS = ['Time', 'Token', 'Type', 'Model', 'Prompt', 'Completion', 'Quota', 'Details']
const ALL_COLUMNS = ['Time', 'Channel', 'User', ...OWN_COLUMNS.slice(1)]

test('log list: shows the own entries page by page, from the epoch to no end', async ({
  page,
  grid,
  filters,
  world,
}) => {
  const first = await entriesAt(world, '/api/log/self?p=0')
  const second = await entriesAt(world, '/api/log/self?p=1')
  await world.forgetCalls()
  await page.goto('/log')
  await grid.shows(first.map((row) => momentIn(ZONE, row.created_at)))
  await expect(grid.table.getByRole('columnheader')).toHaveText(OWN_COLUMNS)
  await filters.openRange()
  await expect(page.getByText('Times are in Europe/Berlin (UTC')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Next page' }).click()
  await grid.shows(second.map((row) => momentIn(ZONE, row.created_at)))
  await expect(page).toHaveURL('/log?p=1')

  const all = await world.calls(/api\/log/)
  expect(all.filter((call) => !call.startsWith('GET /api/log/self'))).toEqual([])
  // Only the newest window, which is still open, may be fetched again.
  const startOf = (call: string) => Number(/start_timestamp=(\d+)/.exec(call)?.[1])
  const newest = Math.max(...all.filter(isHistogramWindow).map(startOf))
  const closed = all.filter((call) => isHistogramWindow(call) && startOf(call) < newest)
  expect(new Set(closed).size).toBe(closed.length)
  const calls = all.filter((call) => !isHistogramWindow(call))
  const query = new URLSearchParams(calls.find((call) => call.includes('p=0'))?.split('?')[1])
  expect([...query.keys()].toSorted()).toEqual(['p', 'start_timestamp', 'type'])
  expect([query.get('type'), query.get('start_timestamp')]).toEqual(['0', '0'])
  // Each request is sent once: two pages, and one sum for both; the windows of the histogram do not count.
  expect(calls).toHaveLength(3)
})

test('log list: shows costs with six decimals and no filters that only administrators have', async ({
  page,
  grid,
  filters,
  world,
}) => {
  const [newest] = await entriesAt(world, '/api/log/self?p=0')
  await page.goto('/log')
  const row = grid.table.getByRole('row').nth(1)
  await expect(row).toContainText(`$${Number(((newest?.quota ?? 0) / 500_000).toPrecision(4))}`)
  await expect(row).toContainText(newest?.model_name ?? '')
  await filters.open()
  await expect(filters.input('Token name')).toBeVisible()
  await expect(filters.input('Username')).toHaveCount(0)
  await expect(filters.input('Channel')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await row.getByRole('link', { name: newest?.token_name }).click()
  await expect(page).toHaveURL(`/token?keyword=${newest?.token_name.replaceAll(' ', '+')}`)
})

test('log list: a redeemed code has its amount in its text only, and no zero beside it', async ({
  page,
  grid,
  world,
}) => {
  await world.signIn('root')
  const [code] = await world.call<string[]>('POST', '/api/redemption/', {
    name: 'gift',
    count: 1,
    quota: 5e6,
  })
  await world.signIn('alice')
  await world.call('POST', '/api/user/topup', { key: code })
  await page.goto('/log?type=1')
  const row = grid.table.getByRole('row').filter({ hasText: '10.00' }).first()
  await expect(row).toBeVisible()
  await expect(row).not.toContainText('$0.00')
  await row.getByRole('button', { name: /^Details of / }).click()
  const panel = page.getByRole('dialog', { name: 'Log entry' })
  await expect(panel.getByText('Time', { exact: true })).toBeVisible()
  await expect(panel.getByText('Quota', { exact: true })).toHaveCount(0)
})

for (const caller of ['root', 'admin'] as const) {
  test.describe(`as ${caller}${caller === 'root' ? '' : ' @all'}`, () => {
    test.use({ caller })

    test('log list: shows the entries of all users and links to channel, user and token', async ({
      page,
      grid,
      filters,
      world,
    }) => {
      const first = await entriesAt(world, '/api/log/?p=0')
      const call = first.find(({ channel, username }) => channel > 0 && username === 'alice')
      await page.goto('/log?tests=shown')
      await grid.shows(first.map((row) => momentIn(ZONE, row.created_at)))
      await expect(grid.table.getByRole('columnheader')).toHaveText(ALL_COLUMNS)
      const row = grid.row(momentIn(ZONE, call?.created_at ?? 0))
      const { name } = await world.call<{ name: string }>('GET', `/api/channel/${call?.channel}`)
      await expect(row.getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        `/channel?keyword=${call?.channel}`,
      )
      await expect(row.getByRole('link', { name: 'alice', exact: true })).toHaveAttribute(
        'href',
        '/user?keyword=alice',
      )
      // No list contains the token of another user, so the link leads to the log entries of that token.
      await row.getByRole('link', { name: call?.token_name, exact: true }).click()
      await filters.shows(['User: alice', `Token: ${call?.token_name}`])
      await expect(page.getByText('Consumed in this filter: $')).toBeVisible()
    })
  })
}

test.describe('with entries of every type', () => {
  test.use({ caller: 'root' })

  test('log list: every type has a label, including types that the filter does not offer (SH-75)', async ({
    page,
    grid,
    world,
  }) => {
    const labels: Record<number, string> = {
      0: 'Unknown',
      1: 'Top-up',
      2: 'Consumption',
      3: 'Management',
      4: 'System',
      5: 'Test',
      9: 'Unknown (9)',
    }
    for (const [type, label] of Object.entries(labels)) {
      const wantedType = Number(type)
      // An entry whose type cannot be filtered is found by its time.
      const pages = await Promise.all(
        Array.from({ length: 34 }, (_, p) => entriesAt(world, `/api/log/?p=${p}`)),
      )
      const entry = pages.flat().find((row) => row.type === wantedType)
      const at = entry?.created_at ?? 0
      await page.goto(`/log?start=${at}&end=${at}&tests=shown`)
      await expect(grid.row(momentIn(ZONE, at)).first()).toContainText(label)
      if (wantedType === 5)
        await expect(grid.table.getByTitle(`Go to channel ${entry?.channel}`, { exact: true })).toBeVisible()
      else if (entry?.channel === 0) await expect(grid.table.getByRole('link', { name: '0' })).toHaveCount(0)
    }
  })
})

test.describe('where quota is not shown as currency', () => {
  test.use({ gatewayOptions: { DisplayInCurrencyEnabled: 'false' } })

  test('log list: the cost is shown in quota units @all', async ({ page, grid, world }) => {
    const [newest] = await entriesAt(world, '/api/log/self?p=0')
    await page.goto('/log')
    const units = new Intl.NumberFormat('en-US').format(newest?.quota ?? 0)
    await expect(grid.table.getByRole('row').nth(1).getByRole('cell', { name: units })).toBeVisible()
  })
})

test.describe('on a new server', () => {
  test.use({ seed: 'empty', caller: 'root' })

  test('log list: shows an empty state', async ({ page }) => {
    await page.goto('/log')
    await expect(page.getByText('Nothing here yet')).toBeVisible()
    await expect(page.getByText(/^Each request is logged/)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Tokens' })).toHaveAttribute(
      'href',
      '/token',
    )
    await expect(page.getByText('Consumed in this filter: $0.00')).toBeVisible()
    await page.goto('/log?model_name=none')
    await expect(page.getByText('Nothing matches.')).toBeVisible()
    await expect(page.getByText(/at the time of the call/)).toHaveCount(0)
    await page.goto('/log?username=renamed')
    await expect(page.getByText(/names that users and tokens had at the time of the call/)).toBeVisible()
    await page.getByRole('button', { name: 'Clear the filters' }).click()
    await expect(page).toHaveURL('/log')
  })
})
