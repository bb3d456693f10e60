import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import dayjs from 'dayjs'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it, vi } from 'vitest'
import { removeStoredResults } from '#/resources/stored-results'
import { signIn } from '#/session/session'
import { mountConsole } from '../../../checks/mount-console'
import { gatewayPerTest } from '../../../mocks/hosts/vitest-host'
import type { LogRow } from '../../../mocks/log/log-row'

const gateway = gatewayPerTest('root')
const PER_DOLLAR = 500_000
const MOUNTED = { timeout: 40_000 }

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  await removeStoredResults()
})

/** First and last second of the local month that is `ago` months back. */
const monthOf = (ago: number) => {
  const month = dayjs().subtract(ago, 'month')
  return { start: month.startOf('month').unix(), end: month.endOf('month').unix() }
}

type SplitBy = 'username' | 'channel' | 'model_name' | 'token_name'

/** Consumption of a month by what it is split by, from the rows of the gateway's table. */
function expectedSums(ago: number, by: SplitBy, username?: string): Map<string, number> {
  const { start, end } = monthOf(ago)
  const rows = gateway()
    .world()
    .logs.all(
      (row) =>
        row.type === 2 &&
        row.created_at >= start &&
        row.created_at <= end &&
        (username === undefined || row.username === username),
    )
  const sums = new Map<string, number>()
  for (const row of rows) sums.set(String(row[by]), (sums.get(String(row[by])) ?? 0) + row.quota)
  return sums
}

/** Adds an entry to the log, like the first consumption in it. */
function addEntry(values: Partial<LogRow>): void {
  const { logs } = gateway().world()
  const entry = logs.all((row) => row.type === 2)[0]
  if (!entry) throw new Error('the world has an entry')
  logs.add((id) => ({ ...entry, id, ...values }))
}

const addressOf = (ago: number, by: SplitBy) => {
  const days = dayjs().subtract(ago, 'month')
  return `/usage?by=${by}&period=own&from=${days.startOf('month').format('YYYY-MM-DD')}&to=${days.endOf('month').format('YYYY-MM-DD')}`
}

/** Dollars with two decimals of each row by its name, once everything is loaded. */
async function shownRows(): Promise<Map<string, string>> {
  // By text: finding roles after each of fifty sums takes most of the time of the test.
  await screen.findByText('Update data', undefined, MOUNTED)
  const rows = [...document.querySelectorAll('table[aria-label="Usage"] tbody tr')]
  return new Map(
    rows.map((row) => [
      row.querySelector('th')?.textContent ?? '',
      row.querySelector('td')?.textContent ?? '',
    ]),
  )
}

const total = (sums: Map<string, number>) => [...sums.values()].reduce((sum, one) => sum + one, 0)
const amount = (text: string) => Number(text.replaceAll(/[$,]/g, ''))
const sumCalls = () =>
  gateway()
    .requests()
    .filter(({ path }) => path.startsWith('/api/log/stat') || path.startsWith('/api/log/self/stat'))

/** Compares what the page shows with the rows of the table. */
function expectTrueRows(rows: ReadonlyMap<string, string>, ago: number, by: SplitBy) {
  const sums = expectedSums(ago, by)
  expect(amount(rows.get('Total') ?? '0')).toBeCloseTo(total(sums) / PER_DOLLAR, 2)
  const listed = [...rows].filter(([name]) => name !== 'Total')
  const added = listed.reduce((sum, [, text]) => sum + amount(text), 0)
  expect(added).toBeCloseTo(total(sums) / PER_DOLLAR, 0)
  // Channels are listed by their names, which the log does not have.
  const named = listed.filter(([name]) => by !== 'channel' && sums.has(name))
  for (const [name, text] of named) expect(amount(text)).toBeCloseTo((sums.get(name) ?? 0) / PER_DOLLAR, 2)
  expect(sumCalls().length).toBeLessThanOrEqual(60)
}

it.each(['username', 'channel', 'token_name'] as const)(
  'usage by %s: rows, rest and total are those of the table',
  async (by) => {
    signIn(gateway().signIn('root'))
    const { channels } = gateway().world()
    for (const { id } of channels.all()) channels.update(id, { name: 'same' })
    mountConsole(addressOf(1, by))
    const rows = await shownRows()
    expectTrueRows(rows, 1, by)
    // Channels of one name are told apart by their numbers.
    // Root and others are in the log, although their counters are 0.
    const names = by === 'username' ? [...expectedSums(1, by).keys()] : []
    expect(names.filter((name) => !rows.has(name))).toEqual([])
    const same = [...rows.keys()].filter((name) => name.startsWith('same'))
    expect(same.length > 1).toBe(by === 'channel')
    for (const name of same) expect(name).toMatch(/^same · #\d+$/)
  },
)

// Each sum is a call, and root has fifty models: those of a large table take the same way.
it.each([
  ['small', 'model_name', 1],
  ['small', 'username', 2],
  ['demo', 'model_name', 1],
  ['demo', 'token_name', 1],
  ['large', 'username', 1],
] as const)(
  'usage on %s by %s, %i months ago: rows, rest and total are those of the table',
  { tags: ['all'] },
  async (seed, by, ago) => {
    gateway().createWorld({ seed })
    signIn(gateway().signIn('root'))
    mountConsole(addressOf(ago, by))
    const rows = await shownRows()
    expect(rows.size > 1).toBe(total(expectedSums(ago, by)) > 0)
    expectTrueRows(rows, ago, by)
  },
)

it('usage: an ordinary user sees the own models, and a closed month takes no second call', async () => {
  signIn(gateway().signIn('alice'))
  const sums = expectedSums(1, 'model_name', 'alice')
  mountConsole(addressOf(1, 'model_name'))
  const rows = await shownRows()
  expect(total(sums)).toBeGreaterThan(0)
  expect(amount(rows.get('Total') ?? '')).toBeCloseTo(total(sums) / PER_DOLLAR, 2)
  const choices = screen.getByLabelText('Split by').querySelectorAll('option')
  expect([...choices].map(({ textContent }) => textContent)).toEqual(['Model', 'Token'])

  const first = sumCalls().length
  cleanup()
  mountConsole(addressOf(1, 'model_name'))
  expect(await shownRows()).toEqual(rows)
  expect(sumCalls().length).toBe(first)
})

it('usage: forty names at first, more on request, and the rest is told', async () => {
  signIn(gateway().signIn('root'))
  const { users } = gateway().world()
  const template = users.all().find(({ username }) => username === 'alice')
  if (!template) throw new Error('the world has alice')
  for (let n = 1; n <= 60; n += 1) {
    users.add((id) => ({ ...template, id, username: `many-${n}`, used_quota: 1_000_000_000 * n }))
    addEntry({ username: `many-${n}`, quota: 5_000_000, created_at: monthOf(1).start })
  }
  mountConsole(addressOf(1, 'username'))
  const rows = await shownRows()
  expect(rows.get('many-60')).toBe('$10.00')
  expect(rows.has('many-20')).toBe(false)
  expect(rows.has('Not asked')).toBe(true)
  expect(sumCalls()).toHaveLength(42)
  await userEvent.click(screen.getByRole('button', { name: /^Show \d+ more$/ }))
  expect(await screen.findByText('many-20')).toBeTruthy()
})

it('usage: who consumed in the period is listed, whatever others have consumed before', async () => {
  signIn(gateway().signIn('root'))
  const { users } = gateway().world()
  const alice = users.all().find(({ username }) => username === 'alice')
  if (!alice) throw new Error('the world has alice')
  for (let n = 1; n <= 60; n += 1)
    users.add((id) => ({ ...alice, id, username: `former-${n}`, used_quota: 1_000_000_000 * n }))
  users.update(alice.id, { used_quota: 0 })
  mountConsole(addressOf(1, 'username'))
  const rows = await shownRows()
  const sums = expectedSums(1, 'username')
  expect(amount(rows.get('alice') ?? '')).toBeCloseTo((sums.get('alice') ?? 0) / PER_DOLLAR, 2)
  expect(amount(rows.get('alice') ?? '')).toBeGreaterThan(0)
})

it('usage: an own token without a limit is listed, although the server does not count what it consumes (K5.3), and a name that is no filter leads nowhere', async () => {
  signIn(gateway().signIn('alice'))
  const { tokens } = gateway().world()
  const token = tokens.all()[0]
  if (!token) throw new Error('the world has a token')
  const own = { ...token, user_id: 3, unlimited_quota: true, used_quota: 0 }
  const { start } = monthOf(1)
  const add = (name: string, created_at: number) =>
    addEntry({ user_id: 3, username: 'alice', token_name: name, quota: 5e6, created_at })
  tokens.add((id) => ({ ...own, id, key: 'quietkey', name: 'quiet' }))
  add('quiet', start)
  const key = 'sk-looks-like-a-key'
  tokens.add((id) => ({ ...own, id, key: 'namedkey', name: key, used_quota: 10 }))
  add(key, start)
  // The sample has only the newest entries of its first part.
  for (let n = 1; n <= 10; n += 1) add('busy', start + n)
  mountConsole(addressOf(1, 'token_name'))
  expect((await shownRows()).get('quiet')).toBe('$10.00')
  // It would lead to every entry.
  expect(screen.getByText(key).closest('a')).toBeNull()
  expect(screen.getByText('quiet').closest('a')).toBeTruthy()
})

it('usage: who has used most is summed, although a sample of many names has others', async () => {
  signIn(gateway().signIn('root'))
  const { users } = gateway().world()
  const user = users.all().find(({ username }) => username === 'alice')
  if (!user) throw new Error('the world has alice')
  const { start, end } = monthOf(1)
  users.add((id) => ({ ...user, id, username: 'steady', used_quota: 1e12 }))
  addEntry({ username: 'steady', created_at: start, quota: 5e8 })
  const part = (end - start + 1) / 7
  for (let n = 0; n < 70; n += 1) {
    users.add((id) => ({ ...user, id, username: `busy${n}`, used_quota: 0 }))
    const created_at = Math.ceil(start + (Math.floor(n / 10) + 1) * part) - 60 - n
    addEntry({ username: `busy${n}`, created_at, quota: 5e7 })
  }
  mountConsole(addressOf(1, 'username'))
  expect((await shownRows()).get('steady')).toBe('$1,000.00')
})

it('usage: leaving the page ends its calls', async () => {
  signIn(gateway().signIn('root'))
  gateway().fault({ call: 'GET /api/log/stat', kind: 'F17' })
  const cache = mountConsole(addressOf(1, 'username'))
  await screen.findByText('Stop loading data', undefined, MOUNTED)
  await waitFor(() => expect(sumCalls()).toHaveLength(4))
  await userEvent.click(await screen.findByRole('link', { name: 'About' }))
  await waitFor(() => expect(document.title).toMatch(/^About/), MOUNTED)
  const asked = sumCalls().length
  gateway().clearFaults()
  await waitFor(() => expect(cache.isFetching()).toBe(0))
  expect(sumCalls()).toHaveLength(asked)
})

it('usage: own days begin with those on the screen, stay as typed until they are whole, and bad or inverted ones are told', async () => {
  signIn(gateway().signIn('alice'))
  mountConsole('/usage?by=token_name')
  fireEvent.change(await screen.findByLabelText('Period', undefined, MOUNTED), { target: { value: 'own' } })
  await screen.findByLabelText('First day')
  const day = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  const type = (label: string, value: string) => fireEvent.change(day(label), { target: { value } })
  const month = dayjs()
  expect([day('First day').value, day('Last day').value]).toEqual(
    [month.startOf('month'), month.endOf('month')].map((each) => each.format('YYYY-MM-DD')),
  )
  await shownRows()
  const before = sumCalls().length
  type('First day', '0002-01-06')
  fireEvent.blur(day('First day'))
  await screen.findByText('Enter a whole date, from 1970 to 2199')
  expect(day('First day').value).toBe('0002-01-06')
  expect(sumCalls().length).toBe(before)
  type('First day', '2026-01-06')
  fireEvent.keyDown(day('First day'), { key: 'Enter' })
  await waitFor(() => expect(window.location.search).toContain('from=2026-01-06'))
  type('Last day', '2026-01-09')
  fireEvent.keyDown(day('Last day'), { key: 'Enter' })
  await screen.findByText('2026-01-06 to 2026-01-09')
  type('Last day', '2026-01-03')
  fireEvent.blur(day('Last day'))
  await screen.findByText('The last day is before the first day')
  expect(day('Last day').value).toBe('2026-01-03')
  await shownRows()
})

it('usage: everything is summed after the names, so that what is consumed meanwhile is part of the rest', async () => {
  signIn(gateway().signIn('root'))
  mountConsole(addressOf(0, 'username'))
  expectTrueRows(await shownRows(), 0, 'username')
  const isOfName = sumCalls().map(({ path }) => new URLSearchParams(path.split('?')[1]).has('username'))
  expect(isOfName.lastIndexOf(true)).toBeGreaterThan(0)
  expect(isOfName.slice(isOfName.lastIndexOf(true) + 1)).toEqual([false, false])
})
