import type { Server } from '../../e2e/support/server'
import type { TestGateway } from '../../mocks/hosts/vitest-host'

/** The embedded gateway of a unit test as the world that browser tests control; `client` sends past the page. */
export function documentWorld(gateway: TestGateway, client: ReturnType<TestGateway['client']>): Server {
  const send = client.fetch
  const requests = async () => gateway.requests()
  const get = async (name: string) => (await send(`/__gateway/${name}`)).json()
  const order = async (name: string, body: unknown) => {
    const response = await send(`/__gateway/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${name}: ${await response.text()}`)
  }
  return {
    // The session cookie of a document is not one that other browsers get.
    signIn: async (username) => ({ user: client.signIn(username), session: '' }),
    consume: (used) => order('consume', used),
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
