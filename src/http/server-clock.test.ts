import { afterEach, expect, it, vi } from 'vitest'
import { clockSkew, lastServerDate, serverMs, serverSeconds, updateClockSkew } from './server-clock'

const NOON = Date.parse('2026-11-21T12:00:00Z')
const dateHeader = (seconds: number) => new Date(NOON + seconds * 1000).toUTCString()

afterEach(() => {
  updateClockSkew(dateHeader(0), NOON)
})

it('clock skew: ignored up to one minute, reported above (CD-40)', () => {
  updateClockSkew(dateHeader(60), NOON)
  expect(clockSkew.read()).toBe(0)
  updateClockSkew(dateHeader(61), NOON)
  expect(clockSkew.read()).toBe(61)
  updateClockSkew(dateHeader(-7200), NOON)
  expect(clockSkew.read()).toBe(-7200)
  updateClockSkew(dateHeader(3), NOON)
  expect(clockSkew.read()).toBe(0)
})

it('late, missing or invalid Date header: the known clock skew is kept', () => {
  const listener = vi.fn<() => void>()
  const stop = clockSkew.subscribe(listener)
  updateClockSkew(dateHeader(7200), NOON)
  updateClockSkew(dateHeader(7185), NOON)
  updateClockSkew(null, NOON)
  updateClockSkew('yesterday', NOON)
  stop()
  expect(clockSkew.read()).toBe(7200)
  expect(listener).toHaveBeenCalledTimes(1)
})

it('serverSeconds: current time corrected by the clock skew', () => {
  vi.useFakeTimers({ now: NOON })
  updateClockSkew(dateHeader(-7200))
  expect(serverSeconds()).toBe(NOON / 1000 - 7200)
})

it('server time of another moment: a local time is shifted by the clock skew', () => {
  updateClockSkew(dateHeader(7200), NOON)
  expect([serverMs(NOON + 500), serverSeconds(NOON + 1999)]).toEqual([NOON + 7_200_500, NOON / 1000 + 7201])
})

it.each([
  ['within the tolerance', dateHeader(30), 30],
  ['a day behind', dateHeader(-86_400), -86_400],
  ['missing', null, 5],
  ['no date', 'soon', 5],
  ['blank', '', 5],
])('last date of the server: %s', (_condition, header, seconds) => {
  updateClockSkew(dateHeader(5), NOON)
  updateClockSkew(header, NOON)
  expect(lastServerDate()).toBe(NOON / 1000 + seconds)
})
