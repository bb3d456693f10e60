import { expect, it } from 'vitest'
import { relativeTime } from './time-text'

const NOW = 1_760_000_000
const DAY = 86_400

it.each([
  [0, 'just now'],
  [59, 'in less than a minute'],
  [-59, 'just now'],
  [-60, '1 minute ago'],
  [-3599, '59 minutes ago'],
  [-3600, '1 hour ago'],
  [-DAY, '1 day ago'],
  [-29 * DAY, '29 days ago'],
  [-31 * DAY, '1 month ago'],
  [-366 * DAY, '1 year ago'],
  [61, 'in 1 minute'],
  [2 * 3600, 'in 2 hours'],
  [30 * DAY, 'in 30 days'],
  [800 * DAY, 'in 2 years'],
])('relative time: %d s from now is "%s"', (distance, text) =>
  expect(relativeTime(NOW + distance, NOW)).toBe(text),
)
