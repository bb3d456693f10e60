import { describe, expect, it, vi } from 'vitest'
import { createGateway } from '../gateway'
import { TestClient } from '../test-client'
import type { SeedName } from '../world'
import { hostileLogTexts } from './hostile-logs'
import { largeLogs } from './large-logs'
import { filterOfQuery, filterQuery, searchQuery } from './log-query'
import { logRow, type LogRow } from './log-row'

const NOW = 1_700_000_000

const worldOf = (seed: SeedName) => createGateway().worlds.create({ seed, clock: NOW })
const requestedRows = (query: string) => filterQuery(filterOfQuery(new URLSearchParams(query)))

describe('the small seed', () => {
  const { logs, tokens } = worldOf('small')
  const rows = logs.all()

  it('has all types and an unknown one, sorted by time, all in the past', () => {
    expect(rows.length).toBeGreaterThan(300)
    expect(new Set(rows.map(({ type }) => type))).toEqual(new Set([0, 1, 2, 3, 4, 5, 9]))
    expect(rows.map(({ id }) => id)).toEqual(rows.map((_, at) => at + 1))
    expect(rows.map(({ created_at }) => created_at)).toEqual(
      rows.map((row) => row.created_at).toSorted((one, other) => one - other),
    )
    expect(rows.at(-1)?.created_at).toBeLessThanOrEqual(NOW)
  })

  it('refers to existing users, tokens and models, in both languages', () => {
    const consumed = rows.filter(({ type }) => type === 2)
    const owners = new Map(tokens.all().map((token) => [`${token.user_id} ${token.name}`, true]))
    expect(consumed.filter((row) => !owners.has(`${row.user_id} ${row.token_name}`))).toEqual([])
    expect(consumed.filter(({ quota, prompt_tokens }) => quota < 1 || prompt_tokens < 1)).toEqual([])
    expect(new Set(rows.map(({ username }) => username))).toEqual(
      new Set(['', 'root', 'admin', 'alice', 'bob', 'chen']),
    )
    expect(new Set(consumed.map(({ model_name }) => model_name)).size).toBeGreaterThan(5)
    expect(rows.filter(({ content }) => /^[ -~]+$/.test(content)).length).toBeGreaterThan(1)
  })

  it('has test entries without a user', () => {
    const tests = rows.filter(({ type }) => type === 5)
    expect(tests.every(({ user_id, username }) => user_id === 0 && username === '')).toBe(true)
  })
})

describe('the large seed', () => {
  const { logs } = worldOf('large')
  const rows = logs.all()

  it('has 100,000 rows computed from their ids', () => {
    expect(logs.size).toBe(100_000)
    expect(rows.map(({ id }) => id)).toEqual(rows.map((_, at) => at + 1))
    expect(worldOf('large').logs.newest(requestedRows('p=0'), 4000, 1)).toEqual([rows[95_999]])
    expect(rows.findIndex((row, at) => at > 0 && row.created_at < (rows[at - 1]?.created_at ?? 0))).toBe(-1)
  })

  it.each([
    '',
    'type=2&username=alice',
    'type=1',
    'model_name=o1-mini&channel=7',
    'model_name=no-such-model',
    'token_name=billing-0001',
    `start_timestamp=${NOW - 86_400}`,
    `end_timestamp=${NOW - 8_000_000}&type=3`,
    'username=chen',
  ])('with "%s" finds and sums the same by columns as by rows', (search) => {
    const query = requestedRows(search)
    const slow = rows.filter((row) => query.fits(row))
    expect(logs.newest(query, 20, 10)).toEqual(slow.toReversed().slice(20, 30))
    expect(logs.sum(query)).toBe(slow.reduce((sum, { quota }) => sum + quota, 0))
  })

  it.each(['1', 'Goodwill', '倍率：1.25', 'nothing like it'])('searches "%s" likewise', (keyword) => {
    const query = searchQuery(keyword)
    const slow = rows.filter((row) => query.fits(row))
    expect(logs.newest(query, 0, 100)).toEqual(slow.toReversed().slice(0, 100))
  })

  it('builds only the rows of a page, and none for a sum', () => {
    const built = vi.spyOn(largeLogs(), 'rest')
    logs.newest(requestedRows('type=2&username=alice'), 30, 10)
    expect(built).toHaveBeenCalledTimes(10)
    logs.newest(requestedRows('model_name=no-such-model'), 0, 10)
    logs.sum(requestedRows('type=2'))
    expect(built).toHaveBeenCalledTimes(10)
  })

  it('drops deleted entries and continues ids after the last one', () => {
    const fresh = worldOf('large').logs
    const old = rows.filter(({ created_at }) => created_at < NOW - 86_400).length
    expect(fresh.removeBefore(NOW - 86_400)).toBe(old)
    expect([fresh.size, fresh.removeBefore(NOW - 86_400)]).toEqual([100_000 - old, 0])
    expect(fresh.newest(requestedRows(''), 0, Infinity)).toEqual(rows.slice(old).toReversed())
    expect(fresh.sum(requestedRows(''))).toBe(rows.slice(old).reduce((sum, { quota }) => sum + quota, 0))
    expect(fresh.add((id) => logRow({ id })).id).toBe(100_001)
    expect(logs.size).toBe(100_000)
  })
})

describe('the hostile seed', () => {
  it('has each hostile text in every text field and returns them unchanged', async () => {
    const gateway = createGateway()
    const world = gateway.worlds.create({ seed: 'hostile', clock: NOW })
    const rows = world.logs.all()
    for (const member of ['content', 'username', 'token_name', 'model_name', 'request_id'] as const) {
      const found = new Set(rows.map((row) => row[member]))
      expect(Object.values(hostileLogTexts).filter((text) => !found.has(text))).toEqual([])
    }
    const caller = await new TestClient(gateway, world).signIn('admin')
    const pages = [0, 1, 2, 3, 4].map(
      async (p) => (await caller.request<LogRow[]>('GET', `/api/log/?p=${p}`)).json?.data,
    )
    expect((await Promise.all(pages)).flat()).toEqual(rows.toReversed())
  })
})

describe('the empty seed', () => {
  it('has no entries', () => expect(worldOf('empty').logs.size).toBe(0))
})

it('demo seed: users, tokens and channels have used what their entries say', () => {
  const { users, tokens, channels, logs } = worldOf('demo')
  const sumOf = (isOf: (row: Readonly<LogRow>) => boolean) =>
    logs.all((row) => row.type === 2 && isOf(row)).reduce((sum, { quota }) => sum + quota, 0)
  expect(users.all().filter(({ used_quota }) => used_quota > 0).length).toBeGreaterThan(5)
  for (const { id, used_quota } of users.all()) expect(used_quota).toBe(sumOf((row) => row.user_id === id))
  for (const { user_id, name, used_quota, unlimited_quota } of tokens.all()) {
    const sum = sumOf((row) => row.user_id === user_id && row.token_name === name)
    expect(used_quota).toBe(unlimited_quota ? 0 : sum)
  }
  for (const { id, used_quota } of channels.all()) expect(used_quota).toBe(sumOf((row) => row.channel === id))
})
