import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import type { ChannelDraft } from './channel-draft'
import { channelDraft } from './channel-draft.fixture'
import { channelFormMutations } from './channel-form-mutations'

const before = channelDraft({ name: 'main', models: ['o1'] })
const bodies: string[] = []

beforeEach(() => {
  bodies.length = 0
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    if (request.method === 'PUT') bodies.push(await request.text())
    return Response.json({ success: true, message: '', data: { id: 7, key: 'planted-by-server' } })
  })
})

async function saved(after: Partial<ChannelDraft>) {
  const cache = new QueryClient()
  const mutation = cache.getMutationCache().build(cache, channelFormMutations.save)
  const result = await mutation.execute({ id: 7, before, after: { ...before, ...after } })
  await vi.waitFor(() => expect(cache.getMutationCache().getAll()).toEqual([]))
  return result
}

it('channel save: sends the id and the differences, and caches neither request nor response (T-10)', async () => {
  expect(await saved({ keys: ['typed'], weight: 0 })).toBeUndefined()
  expect(bodies.map((body) => JSON.parse(body))).toEqual([{ id: 7, key: 'typed', weight: 0 }])
})

it('channel save: sends nothing without a difference (CD-14)', async () => {
  await saved({})
  expect(bodies).toEqual([])
})
