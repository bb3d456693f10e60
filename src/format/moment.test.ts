import { expect, it } from 'vitest'
import { momentInstant, momentText } from './moment'

it('writes local time and reads back to the same second', () => {
  const text = momentText(1_700_000_000)
  expect(text).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  expect(Date.parse(momentInstant(1_700_000_000))).toBe(1_700_000_000_000)
})

it.each([0, -1, Number.NaN])('has no text for %d, which is no time', (seconds) =>
  expect(momentText(seconds)).toBeUndefined(),
)
