import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useCountdown } from './use-countdown'

const retry = vi.fn<() => void>()
let isVisible: boolean
beforeEach(() => {
  vi.useFakeTimers()
  retry.mockClear()
  isVisible = true
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isVisible ? 'visible' : 'hidden'))
})

const count = (seconds: number, isRunning = true) =>
  renderHook(
    (props: { seconds: number; isRunning: boolean }) =>
      useCountdown(props.seconds, props.isRunning, undefined, retry),
    {
      initialProps: { seconds, isRunning },
    },
  )
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('shows started seconds as whole ones, so that nothing is offered before the end', async () => {
  const { result } = count(2)
  expect(result.current).toBe(2)
  await pass(750)
  expect(result.current).toBe(2)
  await pass(500)
  expect(result.current).toBe(1)
  await pass(500)
  expect(result.current).toBe(1)
  await pass(250)
  expect(result.current).toBe(0)
})

it('is 0 while it does not run, and counts from the time it began to run', async () => {
  const { result, rerender } = count(5, false)
  await pass(3000)
  expect(result.current).toBe(0)
  rerender({ seconds: 5, isRunning: true })
  expect(result.current).toBe(5)
})

it('follows the clock after a sleep of the computer', async () => {
  const { result } = count(60)
  vi.setSystemTime(Date.now() + 50_000)
  await pass(250)
  expect(result.current).toBe(10)
})

it('calls once at the end of a wait, not where there was none or it was cut short', async () => {
  count(0)
  count(1).rerender({ seconds: 1, isRunning: false })
  await pass(2000)
  expect(retry).not.toHaveBeenCalled()
  count(1)
  await pass(2000)
  expect(retry).toHaveBeenCalledOnce()
})

it('does not call in a hidden page before it is looked at again, and then once', async () => {
  isVisible = false
  count(1)
  await pass(5000)
  expect(retry).not.toHaveBeenCalled()
  isVisible = true
  await pass(1000)
  expect(retry).toHaveBeenCalledOnce()
})
