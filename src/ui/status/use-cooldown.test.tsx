import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useCooldown } from './use-cooldown'

beforeEach(() => void vi.useFakeTimers({ now: 1_760_000_000_000 }))
afterEach(() => void vi.useRealTimers())

const cooldown = () => renderHook(() => useCooldown('mail')).result
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

it('counts thirty seconds down, and begins anew', () => {
  const mail = cooldown()
  expect(mail.current.seconds).toBe(0)
  act(() => mail.current.start())
  expect(mail.current.seconds).toBe(30)
  pass(29_000)
  expect(mail.current.seconds).toBe(1)
  pass(1250)
  expect(mail.current.seconds).toBe(0)
  act(() => mail.current.start())
  expect(mail.current.seconds).toBe(30)
})

it('goes on after a reload (CD-55)', () => {
  const mail = cooldown()
  act(() => mail.current.start())
  pass(10_000)
  const again = cooldown()
  expect(again.current.seconds).toBe(20)
  pass(5000)
  expect(again.current.seconds).toBe(15)
})

it('can be ended', () => {
  const mail = cooldown()
  act(() => mail.current.start())
  act(() => mail.current.stop())
  expect(mail.current.seconds).toBe(0)
  expect(cooldown().current.seconds).toBe(0)
})

it('waits for no clock that was set back', () => {
  const mail = cooldown()
  act(() => mail.current.start())
  vi.setSystemTime(1_750_000_000_000)
  expect(cooldown().current.seconds).toBe(0)
})

it.each(['soon', '-1', '9'.repeat(40)])('takes %s for nothing kept', (text) => {
  window.sessionStorage.setItem('cooldown-mail', text)
  expect(cooldown().current.seconds).toBe(0)
})
