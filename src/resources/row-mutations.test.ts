import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { HttpFailure } from '#/http/failure'
import { gateway } from '#/http/gateway'
import { hasChange, remainingValues, reversed, rowMutations, wasStored } from './row-mutations'

const CHANGE = { from: { models: 'a', weight: 1 }, to: { models: 'a,b', weight: 2 } }

it('record change: returns the members that are still to be written', () => {
  expect(remainingValues(CHANGE, { models: 'a', weight: 1, name: 'x' })).toEqual(CHANGE.to)
  expect(remainingValues(CHANGE, { models: 'a,b', weight: 1 })).toEqual({ weight: 2 })
  expect(remainingValues(CHANGE, { models: 'a,b', weight: 2 })).toEqual({})
})

it('record change: refuses to overwrite a member that moved meanwhile', () =>
  expect(() => remainingValues(CHANGE, { models: 'a,c', weight: 1 })).toThrow(/a,c/))

it('record change: overwrites whatever a member has if its old value does not matter', () =>
  expect(remainingValues({ from: {}, to: { weight: 2 } }, { weight: 7 })).toEqual({ weight: 2 }))

it('record change: tells whether a record has it, and is undone by its reverse', () => {
  expect(hasChange(CHANGE, { models: 'a,b', weight: 2 })).toBe(true)
  expect(hasChange(CHANGE, { models: 'a,b', weight: 1 })).toBe(false)
  expect(reversed(CHANGE)).toEqual({ from: CHANGE.to, to: CHANGE.from })
})

const before = { name: 'old', models: ['a'], quota: 5, test_model: undefined }

it.each([
  ['all as sent', { name: 'new', models: 'a,b' }, { ...before, name: 'new', models: ['a', 'b'] }, true],
  ['a secret beside', { name: 'new', key: 'k' }, { ...before, name: 'new' }, true],
  ['spent meanwhile', { name: 'new', quota: 9 }, { ...before, name: 'new', quota: 8 }, true],
  ['all as before', { name: 'new', models: 'b' }, before, false],
] as const)('lost save, %s: %j is told', (_when, changes, after, done) =>
  expect(wasStored(changes, before, after)).toBe(done),
)

it.each([
  ['a secret alone', { key: 'k' }, before],
  ['what the server does not return', { test_model: 'a' }, before],
  ['another value than both', { quota: 9 }, { ...before, quota: 4 }],
])('lost save, %s: cannot be told', (_when, changes, after) =>
  expect(() => wasStored(changes, before, after)).toThrow(RangeError),
)

const fruits = rowMutations({
  noun: 'token',
  schema: z.object({ id: z.number(), name: z.string(), status: z.number() }),
  valuesOf: () => ({}),
  putMembers: async (now) => now,
})

it.each([
  { isPatched: false, answer: undefined, isOutdated: true },
  { isPatched: true, answer: undefined, isOutdated: false },
  { isPatched: false, answer: { id: 1, name: 'new', status: 1 }, isOutdated: false },
])(
  'reread: the list is outdated after a failed reading, unless the write has patched it: $isOutdated',
  async ({ isPatched, answer, isOutdated }) => {
    const client = new QueryClient()
    const key = ['token', 'list', 'all']
    client.setQueryData(key, { rows: [{ id: 1, name: 'old' }], unreadable: 0 })
    const read = vi.spyOn(gateway, 'get')
    if (answer) read.mockResolvedValue(answer)
    else read.mockRejectedValue(new HttpFailure({ kind: 'timeout' }))
    await fruits.reread((id: number) => id, isPatched)(client, 1)
    read.mockRestore()
    expect(client.getQueryState(key)?.isInvalidated).toBe(isOutdated)
    expect(client.getQueryData(key)).toMatchObject({ rows: [answer ?? { name: 'old' }] })
  },
)
