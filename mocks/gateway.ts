import { handleControl } from './control/control'
import { jsonResponse, type GatewayResponse } from './server/response'
import { attachCall } from './server/call'
import { cookiesOf } from './server/cookies'
import { handleCall } from './server/pipeline'
import type { WorldOrder } from './world'
import { DEFAULT_WORLD, Worlds } from './worlds'

/** What travels beside a request because not every host may put it in the headers. */
export interface Transport {
  /** The `Cookie` header. */
  cookies?: string
  /** The caller's address, for the limits. */
  address?: string
  /** Aborted when the caller goes away. */
  signal?: AbortSignal
}

/** The server, without a wire. */
export interface Gateway {
  worlds: Worlds
  /** Answers a call below `/api`, `/v1` or `/__gateway/`. Never rejects: what breaks inside is a 500 with its text. */
  handle: (request: Request, transport?: Transport) => Promise<GatewayResponse>
}

/** Whether a path is the gateway's business; the prefixes are textual, as on the server (K4.2). */
export function isGatewayPath(path: string): boolean {
  return path.startsWith('/api') || path.startsWith('/v1') || path.startsWith('/__gateway/')
}

async function answerRequest(
  worlds: Worlds,
  request: Request,
  transport: Transport,
): Promise<GatewayResponse> {
  const body = request.method === 'GET' ? '' : await request.text()
  const cookies = cookiesOf(transport.cookies ?? request.headers.get('cookie'))
  const id = request.headers.get('x-gateway-world') ?? cookies.get('gateway_world') ?? DEFAULT_WORLD
  const url = new URL(request.url)
  const { pathname } = url
  // Another world may be asked for while the cookie still names one that is gone.
  const isWayOut = /^\/__gateway\/(?:worlds(?:\/enter)?\/?|control-[\w.]+)?$/.test(pathname)
  const world = worlds.find(id) ?? (isWayOut ? worlds.find(DEFAULT_WORLD) : undefined)
  if (!world)
    return jsonResponse(400, { error: `no such world: ${id}; create it with POST /__gateway/worlds` })
  world.channelTests.catchUp()
  if (pathname.startsWith('/__gateway/')) {
    return handleControl({ worlds, world, method: request.method, url, headers: request.headers, body })
  }
  // Handlers get a request without its body, which was just read.
  const call = new Request(request.url, { method: request.method, headers: request.headers })
  attachCall(call, { world, body, cookies, setCookies: [], address: transport.address ?? '127.0.0.1' })
  return handleCall(call, transport.signal ?? request.signal)
}

/** Makes a server with its own worlds; the order is for the one that requests get which name none. */
export function createGateway(defaultWorld: WorldOrder = {}): Gateway {
  const worlds = new Worlds(defaultWorld)
  return {
    worlds,
    handle: async (request, transport = {}) => {
      try {
        return await answerRequest(worlds, request, transport)
      } catch (error) {
        const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
        return jsonResponse(500, { error: `the embedded gateway failed: ${text}` })
      }
    },
  }
}
