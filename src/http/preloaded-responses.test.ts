// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { discardPreloadedResponses, fetchPreloaded } from './preloaded-responses'

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
