import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useAutoRetry } from './use-countdown'

const retry = vi.fn<() => void>()
let isVisible: boolean
beforeEach(() => {
  retry.mockClear()
  isVisible = true
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isVisible ? 'visible' : 'hidden'))
})

const wait = (seconds: number, automatic = true) =>
  renderHook(
    (props: { seconds: number; automatic: boolean }) => useAutoRetry(props.seconds, props.automatic, retry),
    {
      initialProps: { seconds, automatic },
    },
  )

it('retries once at the end of a wait', () => {
  const { rerender } = wait(2)
  rerender({ seconds: 1, automatic: true })
  expect(retry).not.toHaveBeenCalled()
  rerender({ seconds: 0, automatic: true })
  rerender({ seconds: 0, automatic: true })
  expect(retry).toHaveBeenCalledOnce()
})

it('does not retry where there was no wait, or a wait that was cut short', () => {
  wait(0)
  const { rerender } = wait(2)
  rerender({ seconds: 2, automatic: false })
  rerender({ seconds: 0, automatic: true })
  expect(retry).not.toHaveBeenCalled()
})

it('does not retry in a hidden page before it is looked at again, and then once', () => {
  isVisible = false
  const { rerender } = wait(1)
  rerender({ seconds: 0, automatic: true })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(retry).not.toHaveBeenCalled()
  isVisible = true
  document.dispatchEvent(new Event('visibilitychange'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(retry).toHaveBeenCalledOnce()
})
