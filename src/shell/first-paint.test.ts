import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { waitForFirstPaint } from './first-paint'

const never = () => new Promise<void>(() => {})
let hasArrived: boolean

async function watch(load: () => Promise<void>, cache = new QueryClient()) {
  hasArrived = false
  void waitForFirstPaint({ load }, cache).then(() => (hasArrived = true))
  await vi.advanceTimersByTimeAsync(0)
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('is there with the code when nothing is asked for', async () => {
  await watch(async () => {})
  expect(hasArrived).toBe(true)
})

it('waits for what the loader asked for', async () => {
  const cache = new QueryClient()
  let answer = () => {}
  const asked = new Promise<string>((resolve) => (answer = () => resolve('rows')))
  await watch(async () => void cache.prefetchQuery({ queryKey: ['rows'], queryFn: () => asked }), cache)
  expect(hasArrived).toBe(false)
  answer()
  await vi.advanceTimersByTimeAsync(0)
  expect(hasArrived).toBe(true)
})

it('waits for nothing that is asked beside it', async () => {
  const cache = new QueryClient()
  await watch(async () => void cache.prefetchQuery({ queryKey: ['account', 'self'], queryFn: never }), cache)
  expect(hasArrived).toBe(true)
})

it('waits no longer than a person would', async () => {
  await watch(never)
  await vi.advanceTimersByTimeAsync(299)
  expect(hasArrived).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(hasArrived).toBe(true)
})

it('forgets the answers that came with the page and that nobody took', async () => {
  window.preloadedResponses = new Map()
  await watch(async () => {})
  expect(window.preloadedResponses).toBeUndefined()
})
