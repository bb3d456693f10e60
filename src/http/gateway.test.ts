import { beforeEach, describe, expect, it, vi, afterEach } from 'vitest'
import * as z from 'zod/mini'
import { gateway, nothing, discardPreloadedResponses, fetchPreloaded, sentAt, shareCalls } from './gateway'

const sent: Request[] = []
const caches: unknown[] = []

/** The environment's own knows nothing of caches. */
class CachelessRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(input, init)
    if (init?.cache) caches.push(init.cache)
  }
}

beforeEach(() => {
  sent.length = 0
  caches.length = 0
  vi.stubGlobal('Request', CachelessRequest)
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request)
    return Promise.resolve(new Response('{"success":true,"message":"","data":1}'))
  })
})

it('every method: responses are not cached and credentials go to the same origin only (T-44)', async () => {
  await gateway.get('api/option/', z.number())
  await gateway.getEnvelope('api/channel/test/{id}', nothing, { id: 3 })
  await gateway.post('api/user/login', nothing, { body: {} })
  await gateway.put('api/user/', nothing, { body: {} })
  await gateway.remove('api/token/{id}', nothing, { id: 3 })
  expect(sent.map(({ method }) => method)).toEqual(['GET', 'GET', 'POST', 'PUT', 'DELETE'])
  expect(caches).toHaveLength(5)
  expect(new Set(caches)).toEqual(new Set(['no-store']))
  for (const { credentials, url } of sent) {
    expect([credentials, new URL(url).origin]).toEqual(['same-origin', window.location.origin])
  }
})

it('null for a record: it does not exist', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"success":true,"message":"","data":null}')))
  await expect(gateway.get('api/token/{id}', z.object({}), { id: 3 })).rejects.toMatchObject({
    kind: 'notFound',
  })
  await expect(gateway.get('api/option/', z.object({}))).rejects.toMatchObject({ kind: 'malformed' })
})

it('offline: nothing is sent, not even after the connection returns (CD-31)', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await expect(gateway.remove('api/token/{id}', nothing, { id: 3 })).rejects.toMatchObject({
    kind: 'offline',
  })
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(sent).toEqual([])
})

describe('failed requests are not retried', () => {
  const CALLS = {
    GET: () => gateway.get('api/user/token', nothing),
    POST: () => gateway.post('api/token/', nothing, { body: {} }),
    PUT: () => gateway.put('api/token/', nothing, { body: {} }),
    DELETE: () => gateway.remove('api/token/{id}', nothing, { id: 3 }),
  }
  const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const

  it.each(METHODS)('network failure: %s is sent once', async (method) => {
    vi.useFakeTimers()
    const fetch = vi.fn<() => Promise<never>>(() => Promise.reject(new TypeError('Failed to fetch')))
    vi.stubGlobal('fetch', fetch)
    const outcome = CALLS[method]().catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(await outcome).toMatchObject({ kind: 'unreachable' })
    expect(fetch).toHaveBeenCalledOnce()
    vi.useRealTimers()
  })

  // Those that the library would retry if it were left to itself.
  it.each(
    METHODS.flatMap((method) => [408, 413, 429, 500, 502, 503, 504].map((status) => ({ method, status }))),
  )('status $status: $method is sent once', async ({ method, status }) => {
    vi.useFakeTimers()
    const fetch = vi.fn<() => Promise<Response>>(async () => new Response('', { status }))
    vi.stubGlobal('fetch', fetch)
    const outcome = CALLS[method]().catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(await outcome).toMatchObject({ status })
    expect(fetch).toHaveBeenCalledOnce()
    vi.useRealTimers()
  })
})

const ADDRESS = 'http://localhost:3000/api/token/?p=0'

function early(answer: Promise<Response>) {
  answer.catch(() => {})
  window.preloadedResponses = new Map([['/api/token/?p=0', answer]])
}
const asked = () => vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('asked now'))
const textOf = async (request: Request) => (await fetchPreloaded(request)).text()

afterEach(discardPreloadedResponses)

it('preloaded response: used for the first request, a second request is sent to the network', async () => {
  const fetching = asked()
  early(Promise.resolve(new Response('asked before')))
  expect(await textOf(new Request(ADDRESS))).toBe('asked before')
  expect(fetching).not.toHaveBeenCalled()
  expect(await textOf(new Request(ADDRESS))).toBe('asked now')
})

it.each([
  ['another page of the list', new Request('http://localhost:3000/api/token/?p=1')],
  ['a write to the same address', new Request(ADDRESS, { method: 'POST' })],
])('not preloaded: %s is sent to the network', async (_, request) => {
  asked()
  early(Promise.resolve(new Response('asked before')))
  expect(await textOf(request)).toBe('asked now')
})

it('failed preload: the request fails with the same error', async () => {
  early(Promise.reject(new TypeError('reset')))
  await expect(fetchPreloaded(new Request(ADDRESS))).rejects.toThrow('reset')
})

it('preload still pending: aborting the request rejects it', async () => {
  early(new Promise(() => {}))
  const giveUp = new AbortController()
  const answer = fetchPreloaded(new Request(ADDRESS, { signal: giveUp.signal }))
  giveUp.abort(new Error('somewhere else by now'))
  await expect(answer).rejects.toThrow('somewhere else by now')
})

it('discarded preload: the request is sent to the network', async () => {
  asked()
  early(Promise.resolve(new Response('asked before')))
  discardPreloadedResponses()
  expect(await textOf(new Request(ADDRESS))).toBe('asked now')
})

it.each([
  ['a read', () => gateway.get('api/option/', z.number())],
  ['a write', () => gateway.put('api/user/', nothing, { body: {} })],
])('time limit: %s whose body never ends fails as timed out', async (_, call) => {
  vi.useFakeTimers()
  try {
    const endless = () => new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{')) })
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(endless())))
    const failure = call().catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(await failure).toMatchObject({ kind: 'timeout' })
  } finally {
    vi.useRealTimers()
  }
})

it('calls of tabs that share a limit are counted by each', async () => {
  shareCalls()
  const tab = new BroadcastChannel('calls')
  const told = new Promise<unknown>((resolve) => tab.addEventListener('message', resolve, { once: true }))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it is no window
  tab.postMessage(7)
  await gateway.get('api/option/', z.number())
  await told
  await vi.waitFor(() => expect(sentAt).toContain(7))
})
