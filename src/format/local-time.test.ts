import { afterEach, expect, it, vi } from 'vitest'
import { formatUtcOffset, localDate, localOffset, localTime } from './timestamp'

afterEach(() => {
  vi.unstubAllEnvs()
})

it.each([
  ['Europe/Berlin', '2026-01-31', '23:30:05', '+01:00'],
  ['Asia/Kolkata', '2026-02-01', '04:00:05', '+05:30'],
  ['America/St_Johns', '2026-01-31', '19:00:05', '-03:30'],
  ['UTC', '2026-01-31', '22:30:05', '+00:00'],
])('local time in %s: date, time and offset', (zone, date, time, offset) => {
  vi.stubEnv('TZ', zone)
  const moment = new Date('2026-01-31T22:30:05Z')
  expect([localDate(moment), localTime(moment), localOffset(moment)]).toEqual([date, time, offset])
})

it('local time: the offset is that of the moment, in winter and in summer', () => {
  vi.stubEnv('TZ', 'Europe/Berlin')
  const moments = ['2026-01-31T12:00:00Z', '2026-07-31T12:00:00Z']
  const offsets = moments.map((moment) => formatUtcOffset(Date.parse(moment) / 1000))
  expect(offsets).toEqual(['UTC+01:00', 'UTC+02:00'])
})

it('local time: years are padded to four digits', () =>
  expect(localDate(new Date(987, 0, 2))).toBe('0987-01-02'))
