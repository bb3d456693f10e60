import { expect, it } from 'vitest'
import { streamedBody } from './stream-pieces'

it('streamedBody: delivers the pieces in order', async () => {
  const body = streamedBody({ pieces: ['one ', 'two ', 'three'], intervalMs: 1 })
  expect(await new Response(body).text()).toBe('one two three')
})

it('streamedBody: a broken stream fails after its last piece', async () => {
  const reader = streamedBody({ pieces: ['one'], intervalMs: 1, broken: Promise.resolve() }).getReader()
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('one')
  await expect(reader.read()).rejects.toThrow('network error')
})

it('streamedBody: ends when the reader leaves', async () => {
  const reader = streamedBody({ pieces: ['one', 'two'], intervalMs: 60_000 }).getReader()
  await reader.read()
  await expect(reader.cancel()).resolves.toBeUndefined()
})
