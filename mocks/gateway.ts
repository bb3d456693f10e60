import { handleControl } from './control/control'
import { jsonResponse, type GatewayResponse } from './server/response'
import { attachCall } from './server/call'
import { cookiesOf } from './server/cookies'
import { handleCall } from './server/pipeline'
import type { WorldOrder } from './world'
import { DEFAULT_WORLD, Worlds } from './worlds'

/** Connection data passed next to the request, because not every host can put it into headers. */
export interface Transport {
  /** The `Cookie` header. */
  cookies?: string
  /** The client's IP address, for rate limits. */
  address?: string
  /** Aborted when the client disconnects. */
  signal?: AbortSignal
}

/** The embedded gateway, independent of a transport. */
export interface Gateway {
  worlds: Worlds
  /** Handles a request below `/api`, `/v1` or `/__gateway/`. Never rejects: an internal error becomes a 500 with its stack. */
  handle: (request: Request, transport?: Transport) => Promise<GatewayResponse>
}

/** Whether the gateway handles a path. Prefixes match textually, as on the server (K4.2). */
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
  // Creating or entering a world must work while the cookie still names a world that no longer exists.
  const isWorldSwitch = /^\/__gateway\/(?:worlds(?:\/enter)?\/?|control-[\w.]+)?$/.test(pathname)
  const world = worlds.find(id) ?? (isWorldSwitch ? worlds.find(DEFAULT_WORLD) : undefined)
  if (!world)
    return jsonResponse(400, { error: `no such world: ${id}; create it with POST /__gateway/worlds` })
  world.channelTests.catchUp()
  if (pathname.startsWith('/__gateway/')) {
    return handleControl({ worlds, world, method: request.method, url, headers: request.headers, body })
  }
  // Handlers get a request without a body, because the body was already read.
  const call = new Request(request.url, { method: request.method, headers: request.headers })
  attachCall(call, {
    world,
    body,
    cookies,
    setCookies: [],
    address: transport.address ?? '127.0.0.1',
    requestId: world.nextRequestId(),
  })
  return handleCall(call, transport.signal ?? request.signal)
}

/** Creates a gateway with its own worlds. `defaultWorld` configures the world of requests that name none. */
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
