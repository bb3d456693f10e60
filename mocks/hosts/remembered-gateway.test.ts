import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { rememberedGateway, type Journal, type RememberedGateway } from './remembered-gateway'
import type { JournalEntry } from './worker-journal'

// A call and its entry in the journal fall into one second.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterAll(() => void vi.useRealTimers())

/** A journal in memory, as the browser would keep it. */
function journalOf(): Journal & { entries: JournalEntry[] } {
  const entries: JournalEntry[] = []
  const texts = new Map<string, string>()
  return {
    entries,
    calls: async () => [...entries],
    add: async (entry) => void entries.push(entry),
    text: async (name) => texts.get(name) ?? '',
    keep: async (name, text) => void texts.set(name, text),
  }
}

async function ask(gateway: RememberedGateway, call: string, body?: unknown) {
  const [method = '', path = ''] = call.split(' ')
  const text = body === undefined ? undefined : JSON.stringify(body)
  const headers = { 'content-type': 'application/json' }
  const response = await gateway.respond(
    new Request(`http://demo.test${path}`, { method, headers, body: text }),
  )
  if (response.kind === 'reset') throw new Error(`no response to ${call}`)
  return response
}

async function signedIn(journal: Journal): Promise<RememberedGateway> {
  const gateway = await rememberedGateway(journal)
  await ask(gateway, 'POST /api/user/login', { username: 'root', password: '123456' })
  return gateway
}

describe('a gateway after a restart', () => {
  it('restores rows, keys and session', async () => {
    const journal = journalOf()
    const first = await signedIn(journal)
    await ask(first, 'POST /api/token/', { name: 'one' })
    await ask(first, 'DELETE /api/token/5')
    const before = await ask(first, 'GET /api/token/search?keyword=')
    const after = await ask(await rememberedGateway(journal), 'GET /api/token/search?keyword=')
    expect(after.body).toBe(before.body)
  })

  it('restores the world and its time', async () => {
    const journal = journalOf()
    const first = await rememberedGateway(journal)
    await ask(first, 'POST /__gateway/worlds', { id: 'mine', seed: 'empty' })
    await ask(first, 'POST /__gateway/clock', { advance: 86_400 })
    const { now } = JSON.parse((await ask(first, 'GET /__gateway/worlds/current')).body)
    const second = await rememberedGateway(journal)
    const current = JSON.parse((await ask(second, 'GET /__gateway/worlds/current')).body)
    expect(current).toMatchObject({ id: 'mine', seed: 'empty' })
    expect(Math.abs(current.now - now)).toBeLessThan(5)
  })
})

describe('the journal', () => {
  it('contains state-changing calls, not reads, refusals, faults or logs', async () => {
    const journal = journalOf()
    const gateway = await signedIn(journal)
    await ask(gateway, 'GET /api/token/')
    await ask(gateway, 'POST /api/token/', { name: 'x'.repeat(31) })
    await ask(gateway, 'POST /__gateway/faults', { call: 'GET /api/about', kind: 'F11' })
    await ask(gateway, 'POST /api/token/', { name: 'kept' })
    await ask(gateway, 'GET /api/user/token')
    expect(journal.entries.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'POST /api/token/',
      'GET /api/user/token',
    ])
  })
})
