import { afterEach, describe, expect, it, vi } from 'vitest'
import { parseDatetimeInput, formatDatetimeInput } from './datetime-text'

/** The local wall clock, told apart from the module under test. */
function local(year: number, month: number, day: number, hour = 0, minute = 0, second = 0): number {
  return new Date(year, month - 1, day, hour, minute, second).getTime() / 1000
}

describe('date and time input', () => {
  it.each([
    ['2031-02-03 04:05:06', local(2031, 2, 3, 4, 5, 6)],
    ['2031-02-03 04:05', local(2031, 2, 3, 4, 5)],
    ['2031-02-03', local(2031, 2, 3)],
    ['2031-02-03T04:05:06', local(2031, 2, 3, 4, 5, 6)],
    ['  2031-02-03   04:05:06 ', local(2031, 2, 3, 4, 5, 6)],
    ['2028-02-29', local(2028, 2, 29)],
  ])('valid input %j: parsed as local time', (text, seconds) =>
    expect(parseDatetimeInput(text)).toBe(seconds),
  )

  it.each(['', '  ', '-1'])('input %j: parsed as never', (text) => expect(parseDatetimeInput(text)).toBe(-1))

  it.each([
    '2031-02-30',
    '2031-02-29',
    '2031-04-31 00:00:00',
    '2031-13-01',
    '2031-00-10',
    '2031-01-01 24:00:00',
    '2031-01-01 12:60',
    '2031-1-1',
    '31-01-01',
    '01/02/2031',
    '1700000000',
    '1969-12-30',
    'tomorrow',
    '2031-01-01 12:00:00 Z',
    '２０３１-01-01',
  ])('invalid input %j: rejected (CD-42)', (text) => expect(parseDatetimeInput(text)).toBeUndefined())

  it('formatDatetimeInput: same format as the input, rounded up to whole seconds', () => {
    expect(formatDatetimeInput(local(2031, 2, 3, 4, 5, 6))).toBe('2031-02-03 04:05:06')
    expect(formatDatetimeInput(local(2031, 2, 3) - 0.4)).toBe('2031-02-03 00:00:00')
    expect(formatDatetimeInput(-1)).toBe('')
  })
})

describe('daylight saving time', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  it('time in the skipped hour: moved one hour later (CD-41)', () => {
    vi.stubEnv('TZ', 'Europe/Berlin')
    const skipped = parseDatetimeInput('2031-03-30 02:30:00')
    expect(skipped).toBe(Date.UTC(2031, 2, 30, 1, 30) / 1000)
    expect(formatDatetimeInput(skipped ?? 0)).toBe('2031-03-30 03:30:00')
  })

  it('times before and after the change: the wall clock time is kept', () => {
    vi.stubEnv('TZ', 'Europe/Berlin')
    expect(parseDatetimeInput('2031-01-15 12:00')).toBe(Date.UTC(2031, 0, 15, 11) / 1000)
    expect(parseDatetimeInput('2031-07-15 12:00')).toBe(Date.UTC(2031, 6, 15, 10) / 1000)
    // Twice that night: one of the two, and the same text again.
    expect(formatDatetimeInput(parseDatetimeInput('2031-10-26 02:30') ?? 0)).toBe('2031-10-26 02:30:00')
  })
})
