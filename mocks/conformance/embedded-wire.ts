import type { Gateway } from '../gateway'
import type { World } from '../world'
import type { Wire } from './wire'

/** Connects to a world of the embedded gateway without a network. */
export function embeddedWire(gateway: Gateway, { id }: Pick<World, 'id'>): Wire {
  return {
    send: async ({ method, path, headers, body }, cookies) => {
      const label = path.startsWith('/__gateway/') ? { 'content-type': 'application/json' } : undefined
      const init: RequestInit = { method, headers: { ...label, ...headers }, body }
      const request = new Request(`http://gateway.test${path}`, init)
      const response = await gateway.handle(request, { cookies: `gateway_world=${id}; ${cookies}` })
      if (response.kind === 'reset') throw new Error(`the connection broke: ${method} ${path}`)
      return { status: response.status, headers: response.headers, text: response.body }
    },
  }
}
