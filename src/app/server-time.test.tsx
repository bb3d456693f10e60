import { act, renderHook } from '@testing-library/react'
import dayjs from 'dayjs'
import { afterEach, expect, it, vi } from 'vitest'
import { useServerMinute } from './server-time'

afterEach(() => void vi.useRealTimers())

it('server time: a page that stays open over midnight has the new day and month', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 30, 23, 59, 30) })
  const { result } = renderHook(() => dayjs.unix(useServerMinute()).format('YYYY-MM-DD'))
  expect(result.current).toBe('2026-11-30')
  act(() => void vi.advanceTimersByTime(60_000))
  expect(result.current).toBe('2026-12-01')
})
