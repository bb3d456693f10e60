import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EVERY_ENTRY, logRequestParams, rangeBounds, withFilterValue, type LogRangeName } from './log-filter'
import { serverSeconds } from '#/http/server-clock'

const FULL = { ...EVERY_ENTRY, type: 2, token_name: 'a', model_name: 'b', username: 'c', channel: 4 }

describe('log filter query', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_700_000_000_500 }))

  it('covers everything without a range, whenever it is sent', () =>
    expect(logRequestParams('all', EVERY_ENTRY)).toEqual({ type: 0, start_timestamp: 0 }))
  it('covers a relative range to one hour ahead, in whole seconds (K11.12)', () =>
    expect(logRequestParams('all', { ...EVERY_ENTRY, range: '24h' })).toEqual({
      type: 0,
      start_timestamp: 1_699_913_600,
      end_timestamp: 1_700_003_600,
    }))
  it('has token, model, user and channel of the filter of an administrator together', () =>
    expect(logRequestParams('all', FULL)).toMatchObject({
      type: 2,
      token_name: 'a',
      model_name: 'b',
      username: 'c',
      channel: 4,
    }))
  it('omits user and channel for the own list', () => {
    const query = logRequestParams('self', FULL)
    expect([query.username, query.channel, query.token_name]).toEqual([undefined, undefined, 'a'])
  })
  it('omits missing bounds', () => {
    const query = logRequestParams('all', { ...EVERY_ENTRY, range: { start: undefined, end: 5 } })
    expect([query.start_timestamp, query.end_timestamp]).toEqual([undefined, 5])
  })
})

it('log filter: turns names into filters', () => {
  expect(withFilterValue(EVERY_ENTRY, 'channel', '3')).toMatchObject({ channel: 3 })
  expect(withFilterValue(EVERY_ENTRY, 'token_name', 'x')).toMatchObject({ token_name: 'x' })
})

const at = (text: string) => Date.parse(text) / 1000

describe.each([
  ['Europe/Berlin', '+01:00', '+02:00'],
  ['America/New_York', '-05:00', '-04:00'],
])('log range in %s', (zone, winter, summer) => {
  beforeEach(() => void vi.stubEnv('TZ', zone))
  afterEach(() => void vi.unstubAllEnvs())
  // 02:30 after the change to winter time, in both zones.
  const now = at(`2025-11-03T02:30:00${winter}`)

  it.each<[LogRangeName, string]>([
    ['1h', `2025-11-03T01:30:00${winter}`],
    ['today', `2025-11-03T00:00:00${winter}`],
    ['month', `2025-11-01T00:00:00${zone === 'Europe/Berlin' ? winter : summer}`],
    ['all', '1970-01-01T00:00:00Z'],
  ])('%s starts at %s and ends one hour ahead', (name, start) => {
    const bounds = rangeBounds(name, now)
    expect(bounds.end).toBe(now + 3600)
    expect(bounds.start).toBe(at(start))
  })
  it('7d starts exactly 168 hours ago, regardless of clock changes', () =>
    expect(rangeBounds('7d', now).start).toBe(now - 7 * 86_400))
})

it('log range: keeps fixed bounds unchanged', () =>
  expect(rangeBounds({ start: undefined, end: 5 }, 100)).toEqual({ start: undefined, end: 5 }))

it('log range: the current time is in whole seconds, because the server ignores a fraction (K11.12)', () =>
  expect(Number.isInteger(serverSeconds())).toBe(true))
