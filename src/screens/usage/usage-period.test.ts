import dayjs from 'dayjs'
import { expect, it } from 'vitest'
import { elapsedSpan, usagePeriod } from './usage-period'
import type { UsagePeriodName } from './usage-search'

const none = { from: undefined, to: undefined }
const daysOf = (name: UsagePeriodName, own: Parameters<typeof usagePeriod>[1], day: string) => {
  const { span, before } = usagePeriod(name, own, dayjs(day).unix() + 36_000)
  return [span.first, span.last, before.first, before.last].join(' ')
}

it.each([
  ['month', none, '2026-07-20', '2026-07-01 2026-07-31 2026-06-01 2026-06-20'],
  ['month', none, '2026-03-31', '2026-03-01 2026-03-31 2026-02-01 2026-02-28'],
  ['lastMonth', none, '2026-01-05', '2025-12-01 2025-12-31 2025-11-01 2025-11-30'],
  [
    'own',
    { from: '2026-07-03', to: '2026-07-05' },
    '2026-07-20',
    '2026-07-03 2026-07-05 2026-06-30 2026-07-02',
  ],
  [
    'own',
    { from: '2026-07-09', to: '2026-07-05' },
    '2026-07-20',
    '2026-07-05 2026-07-05 2026-07-04 2026-07-04',
  ],
  ['own', none, '2026-07-20', '2026-07-20 2026-07-20 2026-07-19 2026-07-19'],
] as const)('usage period %s: has the right days and those before', (name, own, day, expected) => {
  expect(daysOf(name, own, day)).toBe(expected)
})

it('usage period: the elapsed part ends with today', () => {
  const now = dayjs('2026-07-20').unix() + 5
  const { span } = usagePeriod('month', none, now)
  expect(elapsedSpan(span, now).end).toBe(dayjs('2026-07-20').endOf('day').unix())
})
