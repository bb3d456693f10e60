import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useCooldown } from './use-cooldown'

beforeEach(() => void vi.useFakeTimers({ now: 1_760_000_000_000 }))

const cooldown = () => renderHook(() => useCooldown('mail')).result
const advance = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

it('cooldown: counts 30 seconds down and can be started again', () => {
  const first = cooldown()
  expect(first.current.seconds).toBe(0)
  act(() => first.current.start())
  expect(first.current.seconds).toBe(30)
  advance(29_000)
  expect(first.current.seconds).toBe(1)
  advance(1250)
  expect(first.current.seconds).toBe(0)
  act(() => first.current.start())
  expect(first.current.seconds).toBe(30)
})

it('cooldown: continues after a reload (CD-55)', () => {
  const first = cooldown()
  act(() => first.current.start())
  advance(10_000)
  const reloaded = cooldown()
  expect(reloaded.current.seconds).toBe(20)
  advance(5000)
  expect(reloaded.current.seconds).toBe(15)
})

it('cooldown: stop() ends it and clears the stored end', () => {
  const first = cooldown()
  act(() => first.current.start())
  act(() => first.current.stop())
  expect(first.current.seconds).toBe(0)
  expect(cooldown().current.seconds).toBe(0)
})

it('cooldown: is over when the clock was set back', () => {
  const first = cooldown()
  act(() => first.current.start())
  vi.setSystemTime(1_750_000_000_000)
  expect(cooldown().current.seconds).toBe(0)
})

it.each(['soon', '-1', '9'.repeat(40)])('cooldown: ignores the invalid stored value %s', (text) => {
  window.sessionStorage.setItem('cooldown-mail', text)
  expect(cooldown().current.seconds).toBe(0)
})
