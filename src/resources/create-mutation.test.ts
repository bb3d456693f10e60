import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, expectTypeOf, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { CONFIRMED_WITHOUT_RESPONSE } from '#/http/confirm-write'
import { HttpFailure } from '#/http/failure'
import { gateway } from '#/http/gateway'
import { applyRowPatch, createMutation, rereadRow, type RowPatch } from './create-mutation'

type Change<Variables, Result, Page> = NonNullable<
  Parameters<typeof createMutation<Variables, Result, never, Page>>[0]['patchRows']
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

it('patchRows: only createMutation makes a patch, and its function cannot be called with values', () => {
  type Plain = { key: string[]; change: () => unknown }
  expectTypeOf<Plain>().not.toExtend<RowPatch>()
  type Call = RowPatch[keyof RowPatch & symbol]
  expectTypeOf<Parameters<Call>>().toEqualTypeOf<[never, never, never]>()
})

it('applyRowPatch: changes the cached pages of the key and no others', () => {
  const client = new QueryClient()
  client.setQueryData(['fruit', 'list', 0], [1, 2])
  client.setQueryData(['fruit', 'one'], [1, 2])
  const { meta } = createMutation({
    request: async (id: number) => id,
    verify: async () => true,
    patchRows: { key: ['fruit', 'list'], change: (id, page: number[]) => page.filter((row) => row !== id) },
    meta: {},
  })
  if (meta?.patchRows) applyRowPatch(client, meta.patchRows, 1, 1)
  expect(client.getQueryData(['fruit', 'list', 0])).toEqual([2])
  expect(client.getQueryData(['fruit', 'one'])).toEqual([1, 2])
})

it.each([
  { isPatched: false, answer: undefined, isOutdated: true },
  { isPatched: true, answer: undefined, isOutdated: false },
  { isPatched: false, answer: { id: 1, name: 'new' }, isOutdated: false },
])(
  'rereadRow: the list is outdated after a failed reading, unless the write has patched it: $isOutdated',
  async ({ isPatched, answer, isOutdated }) => {
    const client = new QueryClient()
    const key = ['fruit', 'list', 'all']
    client.setQueryData(key, { rows: [{ id: 1, name: 'old' }], unreadable: 0 })
    const read = vi.spyOn(gateway, 'get')
    if (answer) read.mockResolvedValue(answer)
    else read.mockRejectedValue(new HttpFailure({ kind: 'timeout' }))
    const schema = z.object({ id: z.number(), name: z.string() })
    await rereadRow(
      { noun: 'fruit', path: 'api/token/{id}', schema },
      (id: number) => id,
      isPatched,
    )(client, 1)
    read.mockRestore()
    expect(client.getQueryState(key)?.isInvalidated).toBe(isOutdated)
    expect(client.getQueryData(key)).toMatchObject({ rows: [answer ?? { name: 'old' }] })
  },
)

const lost = new HttpFailure({ kind: 'timeout' })
const run = (write: Partial<Parameters<typeof createMutation<number, number, number>>[0]>) =>
  new MutationObserver(
    new QueryClient(),
    createMutation<number, number, number>({
      request: async (n) => n,
      verify: async () => true,
      meta: {},
      ...write,
    }),
  ).mutate(7)

it('createMutation: a lost response is verified with the variables', async () => {
  const request = () => Promise.reject(lost)
  expect(await run({ request, verify: async (n) => n === 7 })).toBe(CONFIRMED_WITHOUT_RESPONSE)
  await expect(run({ request, verify: async (n) => n !== 7 })).rejects.toMatchObject({ outcome: 'notDone' })
})

it('createMutation: prepare that throws sends nothing and is not verified', async () => {
  const calls: string[] = []
  const failed = run({
    prepare: () => Promise.reject(lost),
    request: async () => calls.push('request'),
    verify: async () => calls.push('verify') > 0,
  })
  await expect(failed).rejects.toBe(lost)
  expect(calls).toEqual([])
})

it('createMutation: recover turns an error into a result', async () => {
  const gone = new HttpFailure({ kind: 'notFound' })
  expect(await run({ request: () => Promise.reject(gone), recover: async (_, n) => n * 2 })).toBe(14)
})
