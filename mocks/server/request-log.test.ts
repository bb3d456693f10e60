import { describe, expect, it } from 'vitest'
import { createGateway } from '../gateway'
import { TestClient } from '../test-client'
import { RequestLog } from './request-log'

describe('the request log', () => {
  it('records method, path, user and status of each call', async () => {
    const gateway = createGateway()
    const world = gateway.worlds.create()
    const caller = new TestClient(gateway, world)
    await caller.request('GET', '/api/status?x=1', { headers: { 'accept-language': 'zh' } })
    await caller.signIn('alice')
    await caller.request('POST', '/api/token', { body: '{"name":"a"}' })
    await caller.request('GET', '/api/unknown')
    await caller.fault({ call: '* /api/token/{id}', kind: 'F12' })
    await caller.request('DELETE', '/api/token/31')
    const headers = { 'accept-language': null, 'sec-fetch-dest': null }
    const at = expect.any(Number)
    expect(world.log.entries()).toEqual([
      {
        at,
        method: 'GET',
        path: '/api/status?x=1',
        status: 200,
        caller: null,
        headers: { ...headers, 'accept-language': 'zh' },
      },
      { at, method: 'POST', path: '/api/token', status: 307, caller: 'alice', body: '{"name":"a"}', headers },
      { at, method: 'GET', path: '/api/unknown', status: 404, caller: 'alice', headers },
      { at, method: 'DELETE', path: '/api/token/31', status: 502, caller: 'alice', headers },
    ])
  })

  it('keeps the newest 2000 calls and 10,000 characters of each body', () => {
    const log = new RequestLog()
    for (let call = 1; call <= 2001; call += 1) {
      log.add(new Request(`http://gateway.test/api/${call}`), 'x'.repeat(10_001), null)
    }
    const entries = log.entries()
    expect([entries.length, entries[0]?.path, entries[0]?.body?.length]).toEqual([2000, '/api/2', 10_000])
  })

  it('returns copies and is empty after clear', () => {
    const log = new RequestLog()
    const entry = log.add(new Request('http://gateway.test/api/status'), '', null)
    const [copy] = log.entries()
    entry.status = 200
    expect([copy?.status, log.entries()[0]?.status]).toEqual([0, 200])
    log.clear()
    expect(log.entries()).toEqual([])
  })
})
