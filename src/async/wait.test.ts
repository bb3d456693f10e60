import { beforeEach, expect, it, vi } from 'vitest'
import { createBackoff } from './wait'

beforeEach(() => void vi.useFakeTimers())

/** A rate limit error that carries its delay in seconds. */
class TooMany extends Error {
  readonly seconds: number
  constructor(seconds: number) {
    super('too many')
    this.seconds = seconds
  }
}
const retryDelayOf = (error: unknown) => (error instanceof TooMany ? error.seconds : undefined)

it('several rate-limited requests: share one pause, then each is retried', async () => {
  const onPause = vi.fn<(seconds: number | undefined) => void>()
  const runWithBackoff = createBackoff({ signal: new AbortController().signal, retryDelayOf, onPause })
  let isOpen = false
  const request = vi.fn<() => Promise<string>>(async () => {
    if (!isOpen) throw new TooMany(2)
    return 'response'
  })
  const all = Promise.all([runWithBackoff(request), runWithBackoff(request), runWithBackoff(request)])
  await vi.advanceTimersByTimeAsync(1900)
  expect(request).toHaveBeenCalledTimes(3)
  expect(onPause.mock.calls).toEqual([[2]])
  isOpen = true
  await vi.advanceTimersByTimeAsync(200)
  expect(await all).toEqual(['response', 'response', 'response'])
  expect(onPause.mock.calls).toEqual([[2], [undefined]])
})

it.each([
  ['another error', new Error('refused')],
  ['a wait of more than two minutes', new TooMany(121)],
  ['a wait of a day', new TooMany(86_400)],
])('%s: rethrown without a pause', async (_, error) => {
  const onPause = vi.fn<(seconds: number | undefined) => void>()
  const runWithBackoff = createBackoff({ signal: new AbortController().signal, retryDelayOf, onPause })
  await expect(runWithBackoff(() => Promise.reject(error))).rejects.toBe(error)
  expect(onPause).not.toHaveBeenCalled()
})

it('a wait of two minutes: is waited for', async () => {
  const runWithBackoff = createBackoff({
    signal: new AbortController().signal,
    retryDelayOf,
    onPause: () => {},
  })
  const errors = [new TooMany(120)]
  const response = runWithBackoff(async () => {
    const error = errors.pop()
    if (error) throw error
    return 'response'
  })
  await vi.advanceTimersByTimeAsync(120_000)
  expect(await response).toBe('response')
})

it('a wait of zero seconds: is a second, so that the server does not get requests without end', async () => {
  const runWithBackoff = createBackoff({ retryDelayOf, onPause: () => {} })
  let sent = 0
  const response = runWithBackoff(async () => {
    sent += 1
    if (sent < 50) throw new TooMany(0)
    return 'response'
  })
  await vi.advanceTimersByTimeAsync(2500)
  expect(sent).toBe(3)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await response).toBe('response')
})

it('abort during the pause: the request rejects without a retry', async () => {
  const abort = new AbortController()
  const runWithBackoff = createBackoff({ signal: abort.signal, retryDelayOf, onPause: () => {} })
  const request = vi.fn<() => Promise<never>>(() => Promise.reject(new TooMany(60)))
  const response = runWithBackoff(request)
  response.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(1000)
  abort.abort()
  await expect(response).rejects.toMatchObject({ name: 'AbortError' })
  expect(request).toHaveBeenCalledTimes(1)
})
