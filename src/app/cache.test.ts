import { MutationObserver, onlineManager, QueryObserver, type QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HttpFailure, type FailureKind } from '#/http/failure'
import { CONFIRMED_WITHOUT_RESPONSE } from '#/http/confirm-write'
import { createMutation } from '#/resources/create-mutation'
import { notify } from '#/ui/notifications/notify'
import { createCache, removeAccountData, fetchFresh, prefetch } from './cache'

vi.mock('#/ui/notifications/notify')

const onUnauthenticated = vi.fn<(failure: HttpFailure) => void>()
let cache: QueryClient

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(notify).mockClear()
  onUnauthenticated.mockClear()
  cache = createCache(onUnauthenticated)
  cache.mount()
})

afterEach(() => {
  cache.unmount()
  cache.clear()
})

const failing = (kind: FailureKind) =>
  vi.fn<() => Promise<never>>(() => Promise.reject(new HttpFailure({ kind })))

describe('query', () => {
  it.each([
    ['unreachable', 3],
    ['server', 3],
    ['truncated', 3],
    ['timeout', 1],
    ['refused', 1],
    ['rateLimited', 1],
    ['unauthenticated', 1],
    ['malformed', 1],
    ['offline', 1],
  ] as const)('that fails with %s is sent %i times', async (kind, times) => {
    const queryFn = failing(kind)
    const read = cache.fetchQuery({ queryKey: ['x'], queryFn }).catch(() => 'failed')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await read).toBe('failed')
    expect(queryFn).toHaveBeenCalledTimes(times)
  })

  it('shows no toast when the first load fails', async () => {
    await cache.fetchQuery({ queryKey: ['x'], queryFn: failing('refused') }).catch(() => {})
    expect(notify).not.toHaveBeenCalled()
  })

  it('shows one toast when a refetch of displayed data fails, where the query declares it', async () => {
    cache.setQueryData(['x'], 'rows')
    const query = { queryKey: ['x'], queryFn: failing('refused'), staleTime: 0 }
    await cache.fetchQuery(query).catch(() => {})
    expect(notify).not.toHaveBeenCalled()
    await cache.fetchQuery({ ...query, meta: { errorToast: 'refetch' } }).catch(() => {})
    expect(notify).toHaveBeenCalledExactlyOnceWith('error', expect.stringContaining('Error'))
  })

  it('prefetched by a loader is not sent again by the screen', async () => {
    const queryFn = vi.fn<() => Promise<string>>(() => Promise.resolve('rows'))
    const options = { queryKey: ['x'], queryFn }
    prefetch(cache, options)
    await vi.advanceTimersByTimeAsync(100)
    const stop = new QueryObserver(cache, options).subscribe(() => {})
    await vi.advanceTimersByTimeAsync(100)
    stop()
    expect(queryFn).toHaveBeenCalledTimes(1)
  })
})

describe('mutation that is not authorized', () => {
  it('is not sent and rejects with the reason', async () => {
    const authorize = vi.fn<() => Promise<void>>(() => Promise.reject(new HttpFailure({ kind: 'refused' })))
    const guarded = createCache(onUnauthenticated, undefined, authorize)
    const mutationFn = vi.fn<() => Promise<string>>(() => Promise.resolve('done'))
    const sent = new MutationObserver(guarded, { mutationFn, meta: { actsOn: 'self' } }).mutate()
    await expect(sent).rejects.toMatchObject({ kind: 'refused' })
    expect(mutationFn).not.toHaveBeenCalled()
    expect(authorize).toHaveBeenCalledExactlyOnceWith('self')
    expect(notify).toHaveBeenCalledOnce()
  })
})

describe('mutation', () => {
  const write = (mutationFn: () => Promise<unknown>, meta = {}) =>
    new MutationObserver(cache, { mutationFn, meta }).mutate().catch(() => 'failed')

  it('fails at once when offline and is not queued (CD-31)', async () => {
    onlineManager.setOnline(false)
    const mutationFn = failing('offline')
    const removal = new MutationObserver(cache, { mutationFn })
    await expect(removal.mutate()).rejects.toMatchObject({ kind: 'offline' })
    expect(cache.getMutationCache().getAll()[0]?.state.isPaused).toBe(false)
    onlineManager.setOnline(true)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(mutationFn).toHaveBeenCalledTimes(1)
  })

  it('is never retried', async () => {
    const mutationFn = failing('unreachable')
    const sent = write(mutationFn)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await sent).toBe('failed')
    expect(mutationFn).toHaveBeenCalledTimes(1)
  })

  it('invalidates, patches cached rows and shows the success message as declared', async () => {
    cache.setQueryData(['token', 'list', 0], ['a', 'b'])
    cache.setQueryData(['user'], 'else')
    const options = createMutation({
      request: (count: number) => Promise.resolve(count),
      verify: () => Promise.resolve(false),
      patchRows: { key: ['token', 'list'], change: (count, page: string[]) => page.slice(count) },
      meta: { invalidates: [['token']], successMessage: 'common.done' },
    })
    await new MutationObserver(cache, options).mutate(1)
    expect(cache.getQueryData(['token', 'list', 0])).toEqual(['b'])
    expect(cache.getQueryState(['token', 'list', 0])?.isInvalidated).toBe(true)
    expect(cache.getQueryState(['user'])?.isInvalidated).toBe(false)
    expect(notify).toHaveBeenCalledExactlyOnceWith('success', 'Operation completed successfully')
  })

  it('patches cached rows with the result', async () => {
    cache.setQueryData(['token', 'list', 0], ['a'])
    const options = createMutation({
      request: () => Promise.resolve('b'),
      verify: () => Promise.resolve(false),
      patchRows: {
        key: ['token', 'list'],
        change: (_, page: string[], result) => [...page, String(result)],
      },
      meta: {},
    })
    await new MutationObserver(cache, options).mutate()
    expect(cache.getQueryData(['token', 'list', 0])).toEqual(['a', 'b'])
  })

  it('confirmed without a response shows that the change was made', async () => {
    await write(() => Promise.resolve(CONFIRMED_WITHOUT_RESPONSE), { successMessage: 'common.done' })
    expect(notify).toHaveBeenCalledExactlyOnceWith('info', expect.stringContaining('the change was made'))
  })

  it.each([
    [{}, 1],
    [{ errorHandledBy: 'form' }, 0],
    [{ errorHandledBy: 'caller' }, 0],
  ])('that fails with meta %o shows %i toasts', async (meta, times) => {
    await write(failing('refused'), meta)
    expect(notify).toHaveBeenCalledTimes(times)
  })

  it.each([
    ['timeout', true],
    ['refused', false],
  ] as const)('that fails with %s invalidates its queries: %s', async (kind, isInvalidated) => {
    cache.setQueryData(['token'], 'rows')
    await write(failing(kind), { invalidates: [['token']] })
    expect(cache.getQueryState(['token'])?.isInvalidated).toBe(isInvalidated)
  })

  it('on a demo server shows an info toast instead of an error', async () => {
    await write(failing('demoReadOnly'))
    expect(notify).toHaveBeenCalledExactlyOnceWith('info', expect.any(String))
  })
})

it.each(['unauthenticated', 'banned'] as const)(
  'cache: %s ends the session and shows no toast',
  async (kind) => {
    await cache.fetchQuery({ queryKey: ['x'], queryFn: failing(kind) }).catch(() => {})
    expect(onUnauthenticated).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind }))
    expect(notify).not.toHaveBeenCalled()
  },
)

it('cache: a forbidden response calls onForbidden, and a mutation shows a toast', async () => {
  const onForbidden = vi.fn<() => void>()
  const client = createCache(onUnauthenticated, onForbidden)
  await new MutationObserver(client, { mutationFn: failing('forbidden') }).mutate().catch(() => {})
  await client.fetchQuery({ queryKey: ['x'], queryFn: failing('forbidden') }).catch(() => {})
  expect(onForbidden).toHaveBeenCalledTimes(2)
  expect(onUnauthenticated).not.toHaveBeenCalled()
  expect(notify).toHaveBeenCalledTimes(1)
})

it('removeAccountData: removes account queries and keeps the status', () => {
  cache.setQueryData(['status', 'current'], 'server')
  cache.setQueryData(['token'], 'mine')
  removeAccountData(cache)
  expect(cache.getQueryData(['token'])).toBeUndefined()
  expect(cache.getQueryData(['status', 'current'])).toBe('server')
})

describe('fetchFresh', () => {
  it('sends a request although the cached data is fresh', async () => {
    cache.setQueryData(['x'], 'old')
    await expect(fetchFresh(cache, { queryKey: ['x'], queryFn: async () => 'new' })).resolves.toBe('new')
  })

  it('fails at once when offline instead of waiting', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    onlineManager.setOnline(false)
    const queryFn = vi.fn<() => Promise<string>>(async () => 'new')
    await expect(fetchFresh(cache, { queryKey: ['x'], queryFn })).rejects.toMatchObject({ kind: 'offline' })
    expect(queryFn).not.toHaveBeenCalled()
    online.mockRestore()
    onlineManager.setOnline(true)
  })
})
