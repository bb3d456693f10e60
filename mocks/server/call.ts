import type { World } from '../world'

/** One call on its way through the gateway: what a handler cannot read from the request itself. */
export interface Call {
  world: World
  /** The body as text; the request that handlers get has none. */
  body: string
  /** The cookies that came with it; the header is out of reach in browsers and their imitations. */
  cookies: ReadonlyMap<string, string>
  /** Lines for `Set-Cookie`, filled by whoever changes the session. */
  setCookies: string[]
  /** The caller's address as the connection shows it. */
  address: string
}

const calls = new WeakMap<Request, Call>()

/** Remembers what belongs to a request, before its handler runs. */
export function attachCall(request: Request, call: Call): void {
  calls.set(request, call)
}

/** What belongs to a request. Throws when it did not come through the gateway. */
export function callOf(request: Request): Call {
  const call = calls.get(request)
  if (!call) throw new Error(`not a call of the gateway: ${request.method} ${request.url}`)
  return call
}

/** The world a request plays in. */
export function worldOf(request: Request): World {
  return callOf(request).world
}
