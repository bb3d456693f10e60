import { beforeEach, expect, it, vi } from 'vitest'
import { onResume } from './connection-notices'

const HOUR_MS = 3_600_000

beforeEach(() => void vi.useFakeTimers())

it('onResume: called once after a sleep, not for a throttled tab (CD-39)', () => {
  const listener = vi.fn<() => void>()
  const stop = onResume(listener)
  vi.advanceTimersByTime(HOUR_MS)
  expect(listener).not.toHaveBeenCalled()
  vi.setSystemTime(Date.now() + 4 * 60_000)
  vi.advanceTimersByTime(30_000)
  expect(listener).not.toHaveBeenCalled()
  vi.setSystemTime(Date.now() + 8 * HOUR_MS)
  document.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(60_000)
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  vi.setSystemTime(Date.now() + 8 * HOUR_MS)
  vi.advanceTimersByTime(60_000)
  expect(listener).toHaveBeenCalledTimes(1)
})
