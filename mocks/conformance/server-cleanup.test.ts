import { expect, it } from 'vitest'
import { createGateway } from '../gateway'
import { embeddedWire } from './embedded-wire'
import { ServerCleanup } from './server-cleanup'
import type { Wire } from './wire'

it('conformance: the cleanup of all cases stays within the rate limits of the server', async () => {
  const gateway = createGateway()
  const inner = embeddedWire(gateway, gateway.worlds.create({ seed: 'empty', limits: 'on' }))
  const statuses = new Map<number, number>()
  const wire: Wire = {
    send: async (sent, cookies) => {
      const response = await inner.send(sent, cookies)
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      return response
    },
  }
  const server = await ServerCleanup.open(wire, '123456')
  // The server accepts 480 calls of an address in three minutes (K3).
  const values = Array.from({ length: 490 }, (_, n) => String(n))
  // oxlint-disable-next-line no-await-in-loop -- the calls count one after the other
  for (const Notice of values) await server.save({ Notice })
  expect([...statuses.keys()]).toEqual([200])
  expect(statuses.get(200)).toBeGreaterThan(480)
})
