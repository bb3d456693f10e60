import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HttpFailure } from './failure'
import { createSharedBackoff } from './shared-backoff'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const tooMany = (retryAfter?: number) => new HttpFailure({ kind: 'rateLimited', status: 429, retryAfter })

it('several rate-limited calls: share one pause, then each is retried', async () => {
  const said = vi.fn<(seconds: number | undefined) => void>()
  const runWithBackoff = createSharedBackoff(new AbortController().signal, said)
  let open = false
  const ask = vi.fn<() => Promise<string>>(async () => {
    if (!open) throw tooMany(2)
    return 'answer'
  })
  const all = Promise.all([runWithBackoff(ask), runWithBackoff(ask), runWithBackoff(ask)])
  await vi.advanceTimersByTimeAsync(1900)
  expect(ask).toHaveBeenCalledTimes(3)
  expect(said.mock.calls).toEqual([[2]])
  open = true
  await vi.advanceTimersByTimeAsync(200)
  expect(await all).toEqual(['answer', 'answer', 'answer'])
  expect(said.mock.calls).toEqual([[2], [undefined]])
})

it('other failures and very long waits: passed on without a retry', async () => {
  const runWithBackoff = createSharedBackoff(new AbortController().signal, () => {})
  const refused = new HttpFailure({ kind: 'refused' })
  await expect(runWithBackoff(() => Promise.reject(refused))).rejects.toBe(refused)
  const aDay = tooMany(86_400)
  await expect(runWithBackoff(() => Promise.reject(aDay))).rejects.toBe(aDay)
})

it('abort during the pause: the call rejects without a retry', async () => {
  const abort = new AbortController()
  const runWithBackoff = createSharedBackoff(abort.signal, () => {})
  const ask = vi.fn<() => Promise<never>>(() => Promise.reject(tooMany(60)))
  const asked = runWithBackoff(ask)
  asked.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(1000)
  abort.abort()
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
  expect(ask).toHaveBeenCalledTimes(1)
})
