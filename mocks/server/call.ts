import type { World } from '../world'
import type { Stream } from './response'

/** Context of one API call: everything a handler needs that is not on the `Request` itself. */
export interface Call {
  world: World
  /** The body as text, read once; the `Request` passed to handlers has no body. */
  body: string
  /** Request cookies. Browsers and jsdom hide the `Cookie` header from scripts, so the host passes them separately. */
  cookies: ReadonlyMap<string, string>
  /** Values for `Set-Cookie` response headers, appended by handlers that change the session. */
  setCookies: string[]
  /** The client's IP address as seen on the connection. */
  address: string
  /** Value of the response header `X-Oneapi-Request-Id`, which the relay also appends to its messages. */
  requestId: string
  /** Set by a handler whose body the host sends piece by piece. */
  stream?: Stream
}

const calls = new WeakMap<Request, Call>()

/** Attaches the call context to a request, before its handler runs. */
export function attachCall(request: Request, call: Call): void {
  calls.set(request, call)
}

/** The call context of a request. Throws if the request did not come through the gateway. */
export function callOf(request: Request): Call {
  const call = calls.get(request)
  if (!call) throw new Error(`not a call of the gateway: ${request.method} ${request.url}`)
  return call
}

/** The client's IP address, from the headers that the server trusts from every client (K3). */
export function clientAddress(request: Request): string {
  const { headers } = request
  const forwarded = headers.get('x-forwarded-for')?.split(',')[0]?.trim()
  return forwarded || headers.get('x-real-ip')?.trim() || callOf(request).address
}

/** The world that a request addresses. */
export function worldOf(request: Request): World {
  return callOf(request).world
}
