import { afterEach, expect, it, vi } from 'vitest'
import { clockSkew, hearServerTime, onClockSkew, serverSeconds } from './server-clock'

const NOON = Date.parse('2026-11-21T12:00:00Z')
const said = (seconds: number) => new Date(NOON + seconds * 1000).toUTCString()

afterEach(() => {
  hearServerTime(said(0), NOON)
  vi.useRealTimers()
})

it('minds only what is more than a minute (CD-40)', () => {
  hearServerTime(said(60), NOON)
  expect(clockSkew()).toBe(0)
  hearServerTime(said(61), NOON)
  expect(clockSkew()).toBe(61)
  hearServerTime(said(-7200), NOON)
  expect(clockSkew()).toBe(-7200)
  hearServerTime(said(3), NOON)
  expect(clockSkew()).toBe(0)
})

it('stays with what it knows when an answer is slow or says nothing', () => {
  const listener = vi.fn<() => void>()
  const stop = onClockSkew(listener)
  hearServerTime(said(7200), NOON)
  hearServerTime(said(7185), NOON)
  hearServerTime(null, NOON)
  hearServerTime('yesterday', NOON)
  stop()
  expect(clockSkew()).toBe(7200)
  expect(listener).toHaveBeenCalledTimes(1)
})

it('tells the time by the server', () => {
  vi.useFakeTimers({ now: NOON })
  hearServerTime(said(-7200))
  expect(serverSeconds()).toBe(NOON / 1000 - 7200)
})
