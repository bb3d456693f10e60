import { beforeEach, expect, it, vi } from 'vitest'
import { pauseInTyping } from './pause-in-typing'

const pressKey = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))

/** Starts a wait and returns a function that tells whether it has ended. */
function startWait(): () => boolean {
  let hasEnded = false
  void pauseInTyping().then(() => {
    hasEnded = true
  })
  return () => hasEnded
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.advanceTimersByTime(1000)
})

it('pause in typing: is over at once while nobody types', async () => {
  const hasEnded = startWait()
  await vi.advanceTimersByTimeAsync(0)
  expect(hasEnded()).toBe(true)
})

it('pause in typing: begins when no key was pressed for 200 ms', async () => {
  pressKey()
  const hasEnded = startWait()
  await vi.advanceTimersByTimeAsync(150)
  pressKey()
  await vi.advanceTimersByTimeAsync(150)
  expect(hasEnded()).toBe(false)
  await vi.advanceTimersByTimeAsync(50)
  expect(hasEnded()).toBe(true)
})

it('pause in typing: is awaited for three seconds at most', async () => {
  pressKey()
  const hasEnded = startWait()
  for (let key = 0; key < 29; key += 1) {
    await vi.advanceTimersByTimeAsync(100)
    pressKey()
  }
  expect(hasEnded()).toBe(false)
  await vi.advanceTimersByTimeAsync(100)
  expect(hasEnded()).toBe(true)
})

it('pause in typing: is not awaited when the page is left', async () => {
  pressKey()
  const hasEnded = startWait()
  window.dispatchEvent(new Event('pagehide'))
  await vi.advanceTimersByTimeAsync(0)
  expect(hasEnded()).toBe(true)
})

it('pause in typing: counts a key whose handlers stop it', async () => {
  const field = document.body.appendChild(document.createElement('input'))
  field.addEventListener('keydown', (event) => event.stopImmediatePropagation())
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
  const hasEnded = startWait()
  await vi.advanceTimersByTimeAsync(100)
  expect(hasEnded()).toBe(false)
})
