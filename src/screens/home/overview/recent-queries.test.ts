import { QueryClient } from '@tanstack/react-query'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { setValueOwner } from '#/browser/owned-value'
import { storedSums } from '#/resources/log/sum-queries'
import { lastWrite } from '#/app/cache'
import { recentQuery } from './recent-queries'

const account = { id: 1, username: 'root', serverStart: () => Promise.resolve(1) }
let calls: number

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  await storedSums.clear()
  setValueOwner(() => account.id)
  lastWrite.remove()
  calls = 0
})

const query = () =>
  recentQuery({
    account,
    queryKey: ['kept', 'test'],
    source: {
      queryKey: ['test'],
      queryFn: () => {
        calls += 1
        return Promise.resolve({ call: calls, secret: 'a key' })
      },
    },
    schema: z.object({ call: z.number(), secret: z.catch(z.string(), '') }),
    stored: ({ call }) => ({ call }),
  })
/** Reads as a page that has just been opened. */
const load = async (cache = new QueryClient()) => {
  const value = await cache.fetchQuery({ ...query(), staleTime: 0 })
  // A write to the database is not awaited by the query.
  await new Promise((resolve) => setTimeout(resolve, 20))
  return value
}

it('recent query: a page that is opened again within a minute asks for nothing, and finds no secret', async () => {
  expect(await load()).toEqual({ call: 1, secret: 'a key' })
  expect(await load()).toEqual({ call: 1, secret: '' })
})

it('recent query: after a minute, and after a write of this browser, it is asked for again', async () => {
  await load()
  lastWrite.write(Date.now() + 1)
  expect(await load()).toMatchObject({ call: 2 })
  lastWrite.remove()
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_001)
  expect(await load()).toMatchObject({ call: 3 })
})

it('recent query: a refetch of the same page asks the server', async () => {
  const cache = new QueryClient()
  await load(cache)
  expect(await load(cache)).toMatchObject({ call: 2 })
})

it.each([
  ['a second ahead', 1000],
  ['an hour ahead', 3_600_000],
  ['ten years ahead', 3e11],
])('recent query: what a clock %s dated into the future is asked for again (CD-58)', async (_, ms) => {
  const real = Date.now()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(real + ms)
  await load()
  clock.mockReturnValue(real)
  expect(await load()).toMatchObject({ call: 2 })
})
