import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rangeBounds, nowInSeconds, type LogRangeName } from './log-range'

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
  expect(Number.isInteger(nowInSeconds())).toBe(true))
