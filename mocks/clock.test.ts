import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Clock } from './clock'

const NOW = 1_800_000_000

beforeEach(() => {
  vi.useFakeTimers({ now: NOW * 1000 + 999 })
})
afterEach(() => {
  vi.useRealTimers()
})

it('clock: follows the system time in whole seconds, plus the advanced seconds', () => {
  const clock = new Clock()
  expect(clock.now()).toBe(NOW)
  clock.advance(3600)
  vi.advanceTimersByTime(1001)
  expect(clock.now()).toBe(NOW + 3602)
})

it('clock: a frozen clock can be advanced and resumes from its time', () => {
  const clock = new Clock(1000)
  vi.advanceTimersByTime(60_000)
  expect(clock.now()).toBe(1000)
  clock.advance(5)
  expect(clock.now()).toBe(1005)
  clock.freeze(2000)
  expect(clock.now()).toBe(2000)
  clock.run()
  vi.advanceTimersByTime(10_000)
  expect(clock.now()).toBe(2010)
})

it('clock: run() has no effect on a running clock', () => {
  const clock = new Clock()
  clock.advance(7)
  clock.run()
  expect(clock.now()).toBe(NOW + 7)
})
