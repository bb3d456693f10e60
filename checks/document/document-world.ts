import type { Server } from '../../e2e/support/server'
import type { TestGateway } from '../../mocks/hosts/vitest-host'

/** The embedded gateway of a unit test as the world that browser tests control; `send` sends past the page. */
export function documentWorld(gateway: TestGateway, send: typeof fetch): Omit<Server, 'signIn' | 'consume'> {
  const requests = async () => gateway.requests()
  const get = async (name: string) => (await send(`/__gateway/${name}`)).json()
  return {
    fault: async (rule) => void gateway.fault(rule),
    clearFaults: async () => gateway.clearFaults(),
    release: async () => gateway.release(),
    held: async () => gateway.world().faults.holding,
    requests,
    calls: async (pattern = /^/) =>
      (await requests()).map(({ method, path }) => `${method} ${path}`).filter((call) => pattern.test(call)),
    knownCalls: async () => (await get('faults/choices')).calls,
    forgetCalls: async () => void (await send('/__gateway/requests', { method: 'DELETE' })),
    clock: async (move) => gateway.clock(move),
    options: async (values) => gateway.options(values),
    mails: () => get('mails'),
    call: async (method, path, body) => {
      const response = await send(path, { method, body: body === undefined ? null : JSON.stringify(body) })
      const envelope = await response.json()
      if (!envelope.success) throw new Error(`${method} ${path}: ${envelope.message}`)
      return envelope.data
    },
  }
}
