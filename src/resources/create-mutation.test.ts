import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, expectTypeOf, it } from 'vitest'
import { CONFIRMED_WITHOUT_RESPONSE } from '#/http/confirm-write'
import { HttpFailure } from '#/http/failure'
import { createMutation } from './create-mutation'

type Change<Variables, Result, Page> = NonNullable<
  Parameters<typeof createMutation<Variables, Result, Page>>[0]['patchRows']
>['change']

it('patchRows: variables, page and result must have the types of the mutation', () => {
  type Expected = Change<number, string, string[]>
  expectTypeOf<(count: number, page: string[]) => string[]>().toExtend<Expected>()
  expectTypeOf<
    (count: number, page: string[], result: string | typeof CONFIRMED_WITHOUT_RESPONSE) => string[]
  >().toExtend<Expected>()
  expectTypeOf<(count: string, page: string[]) => string[]>().not.toExtend<Expected>()
  expectTypeOf<(count: number, page: number[]) => string[]>().not.toExtend<Expected>()
  expectTypeOf<(count: number, page: string[]) => number>().not.toExtend<Expected>()
  // A result that forgets the write that a read confirmed.
  expectTypeOf<(count: number, page: string[], result: string) => string[]>().not.toExtend<Expected>()
})

it('patchRows: changes the cached pages of the key and no others', async () => {
  const client = new QueryClient()
  client.setQueryData(['fruit', 'list', 0], [1, 2])
  client.setQueryData(['fruit', 'one'], [1, 2])
  const removal = createMutation({
    request: async (id: number) => id,
    verify: async () => true,
    patchRows: { key: ['fruit', 'list'], change: (id, page: number[]) => page.filter((row) => row !== id) },
    meta: {},
  })
  await new MutationObserver(client, removal).mutate(1)
  expect(client.getQueryData(['fruit', 'list', 0])).toEqual([2])
  expect(client.getQueryData(['fruit', 'one'])).toEqual([1, 2])
})

it('createMutation: a lost response is verified with the variables', async () => {
  const run = (verify: (n: number) => Promise<boolean>) => {
    const request = () => Promise.reject(new HttpFailure({ kind: 'timeout' }))
    return new MutationObserver(new QueryClient(), createMutation({ request, verify, meta: {} })).mutate(7)
  }
  expect(await run(async (n) => n === 7)).toBe(CONFIRMED_WITHOUT_RESPONSE)
  await expect(run(async (n) => n !== 7)).rejects.toMatchObject({ outcome: 'notDone' })
})
