import { QueryClient } from '@tanstack/react-query'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { setValueOwner } from '#/browser/owned-value'
import { removeStoredResults, storedResult } from './stored-results'
import { lastKnownStatus, statusQueries } from './status/status'

let calls: number

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  await removeStoredResults()
  setValueOwner(() => 1)
  calls = 0
})

const schema = z.object({ call: z.number(), secret: z.catch(z.string(), '') })

interface Options {
  isFinal?: boolean
  changedAt?: number
  serverStart?: number
  cache?: QueryClient
}

/** Reads as a page that has just been opened. */
async function load({
  isFinal = false,
  changedAt,
  serverStart = 1,
  cache = new QueryClient(),
}: Options = {}) {
  cache.setQueryData(statusQueries.current().queryKey, { ...lastKnownStatus(), start_time: serverStart })
  const value = await cache.fetchQuery({
    queryKey: ['test'],
    queryFn: () => {
      calls += 1
      return Promise.resolve({ call: calls, secret: 'a key' })
    },
    persister: storedResult({
      schema,
      isFinal: () => isFinal,
      stored: ({ call }) => ({ call }),
      changedAt: () => changedAt,
    }),
  })
  // A write to the database is not awaited by the query.
  await new Promise((resolve) => setTimeout(resolve, 20))
  return value
}

it('stored results: a page that is opened again within a minute asks for nothing, and finds no secret', async () => {
  expect(await load()).toEqual({ call: 1, secret: 'a key' })
  expect(await load()).toEqual({ call: 1, secret: '' })
})

it('stored results: after a minute, and after a write of this browser, one that may change is asked for again', async () => {
  await load()
  expect(await load({ changedAt: Date.now() + 1 })).toMatchObject({ call: 2 })
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_001)
  expect(await load()).toMatchObject({ call: 3 })
})

it('stored results: a final one is asked for once, also after a year', async () => {
  await load({ isFinal: true })
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3e10)
  expect(await load({ isFinal: true })).toMatchObject({ call: 1 })
})

it('stored results: a refetch of the same page asks the server', async () => {
  const cache = new QueryClient()
  await load({ cache })
  expect(await load({ cache })).toMatchObject({ call: 2 })
})

it.each([1000, 3_600_000, 3e11])(
  'stored results: what a clock %i ms ahead dated into the future is asked for again (CD-58)',
  async (ms) => {
    const real = Date.now()
    const clock = vi.spyOn(Date, 'now').mockReturnValue(real + ms)
    await load()
    clock.mockReturnValue(real)
    expect(await load()).toMatchObject({ call: 2 })
  },
)

it('stored results: another account, and a server that was started again, find nothing', async () => {
  await load({ isFinal: true })
  expect(await load({ isFinal: true, serverStart: 2 })).toMatchObject({ call: 2 })
  setValueOwner(() => 2)
  expect(await load({ isFinal: true, serverStart: 2 })).toMatchObject({ call: 3 })
  setValueOwner(() => 1)
  expect(await load({ isFinal: true, serverStart: 2 })).toMatchObject({ call: 4 })
})

it('stored results: without a database everything is asked for', async () => {
  vi.stubGlobal('indexedDB', undefined)
  await load({ isFinal: true })
  expect(await load({ isFinal: true })).toMatchObject({ call: 2 })
})
