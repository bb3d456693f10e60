import { afterEach, expect, it, vi } from 'vitest'
import { clockSkew, updateClockSkew, onClockSkew, serverSeconds } from './server-clock'

const NOON = Date.parse('2026-11-21T12:00:00Z')
const dateHeader = (seconds: number) => new Date(NOON + seconds * 1000).toUTCString()

afterEach(() => {
  updateClockSkew(dateHeader(0), NOON)
  vi.useRealTimers()
})

it('clock skew: ignored up to one minute, reported above (CD-40)', () => {
  updateClockSkew(dateHeader(60), NOON)
  expect(clockSkew()).toBe(0)
  updateClockSkew(dateHeader(61), NOON)
  expect(clockSkew()).toBe(61)
  updateClockSkew(dateHeader(-7200), NOON)
  expect(clockSkew()).toBe(-7200)
  updateClockSkew(dateHeader(3), NOON)
  expect(clockSkew()).toBe(0)
})

it('late, missing or invalid Date header: the known clock skew is kept', () => {
  const listener = vi.fn<() => void>()
  const stop = onClockSkew(listener)
  updateClockSkew(dateHeader(7200), NOON)
  updateClockSkew(dateHeader(7185), NOON)
  updateClockSkew(null, NOON)
  updateClockSkew('yesterday', NOON)
  stop()
  expect(clockSkew()).toBe(7200)
  expect(listener).toHaveBeenCalledTimes(1)
})

it('serverSeconds: current time corrected by the clock skew', () => {
  vi.useFakeTimers({ now: NOON })
  updateClockSkew(dateHeader(-7200))
  expect(serverSeconds()).toBe(NOON / 1000 - 7200)
})
