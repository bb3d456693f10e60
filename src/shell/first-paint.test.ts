// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { waitForFirstPaint } from './first-paint'

const never = () => new Promise<void>(() => {})
let isReady: boolean

/** The matches of the router: none until it renders a page or its loading state. */
let matches: string[]

async function watch(load: () => Promise<void>, cache = new QueryClient()) {
  isReady = false
  matches = []
  const state = {
    get matches() {
      return matches
    },
  }
  void waitForFirstPaint({ load, state }, cache).then(() => (isReady = true))
  await vi.advanceTimersByTimeAsync(0)
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('first paint: resolves with the chunk when there are no queries', async () => {
  await watch(async () => {})
  expect(isReady).toBe(true)
})

it('first paint: waits for the queries of the loader', async () => {
  const cache = new QueryClient()
  let respond = () => {}
  const response = new Promise<string>((resolve) => (respond = () => resolve('rows')))
  await watch(async () => void cache.prefetchQuery({ queryKey: ['rows'], queryFn: () => response }), cache)
  expect(isReady).toBe(false)
  respond()
  await vi.advanceTimersByTimeAsync(0)
  expect(isReady).toBe(true)
})

it('first paint: does not wait for the account query', async () => {
  const cache = new QueryClient()
  await watch(async () => void cache.prefetchQuery({ queryKey: ['account', 'self'], queryFn: never }), cache)
  expect(isReady).toBe(true)
})

it('first paint: resolves after 300 ms when the queries of a loaded page take longer', async () => {
  const cache = new QueryClient()
  await watch(async () => void cache.prefetchQuery({ queryKey: ['rows'], queryFn: never }), cache)
  matches = ['page']
  await vi.advanceTimersByTimeAsync(299)
  expect(isReady).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isReady).toBe(true)
})

it('first paint: waits for a chunk until the router has a loading state', async () => {
  await watch(never)
  await vi.advanceTimersByTimeAsync(900)
  expect(isReady).toBe(false)
  matches = ['loading state']
  await vi.advanceTimersByTimeAsync(50)
  expect(isReady).toBe(true)
})

it('first paint: discards preloaded responses that no query took', async () => {
  window.preloadedResponses = new Map()
  await watch(async () => {})
  expect(window.preloadedResponses).toBeUndefined()
})
