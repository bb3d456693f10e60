import { setImmediate } from 'node:timers'
import { afterEach, beforeEach } from 'vitest'
import { signIn } from '../control/people-controls'
import { moveClock } from '../control/world-controls'
import { createGateway, isGatewayPath, type Gateway } from '../gateway'
import type { FullResponse } from '../server/response'
import { faultOrderSchema, type FaultOrder } from '../server/fault-order'
import type { LoggedRequest } from '../server/request-log'
import type { UserOnWire } from '../user/user-row'
import type { World, WorldOrder } from '../world'
import { CookieJar } from './cookie-jar'
import { streamedBody } from './stream-pieces'

/** A gateway that handles `fetch` in a unit test, with its controls. */
export interface TestGateway {
  /** The current world; tests may read and change its tables directly. */
  world: () => World
  /** Creates and enters another world, logged out; returns its id. */
  createWorld: (order?: WorldOrder) => string
  /** Adds a fault rule to the world and returns its id. */
  fault: (order: FaultOrder) => number
  /** Removes all fault rules and releases held responses. */
  clearFaults: () => void
  /** Releases held responses. */
  release: () => void
  /** Logs a user in without a call; returns the data of a log-in. Throws `RangeError` for an unknown user. */
  signIn: (username: string) => UserOnWire
  /** Another browser in the current world, with cookies of its own. */
  client: () => Pick<TestGateway, 'signIn'> & { fetch: typeof fetch }
  /** Drops the session cookie without a call. */
  signOut: () => void
  /** Logged calls, oldest first. */
  requests: () => LoggedRequest[]
  /** Saves options in the world. */
  options: (values: Record<string, string>) => void
  /** Changes the world's clock, see `moveClock`. */
  clock: (move: { set?: number; advance?: number; run?: boolean }) => void
  /** Restores the original `fetch` and releases held responses. */
  stop: () => void
}

const MAX_REDIRECTS = 5

function currentOrigin(): string {
  const { location } = globalThis as { location?: Location }
  return location?.origin?.startsWith('http') ? location.origin : 'http://localhost:3000'
}

function requestOf(input: RequestInfo | URL, init?: RequestInit): Request {
  if (input instanceof Request) return new Request(input, init)
  return new Request(new URL(String(input), currentOrigin()), init)
}

function responseOf({ status, headers, body, stream }: FullResponse): Response {
  const response = new Response(stream ? streamedBody(stream) : body === '' ? null : body, { status })
  response.headers.delete('Content-Type')
  // A server over HTTP adds it to each response.
  response.headers.set('Date', new Date().toUTCString())
  for (const [name, value] of headers) if (name !== 'Set-Cookie') response.headers.append(name, value)
  return response
}

/** A promise that rejects with the abort reason and never resolves. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

/** A `fetch` backed by a gateway: stores cookies, follows redirects, turns resets into the browser's TypeError. */
function gatewayFetch(gateway: Gateway, jar: CookieJar): typeof fetch {
  async function exchange(
    method: string,
    url: string,
    headers: Headers,
    body: string,
    signal: AbortSignal,
    redirectsLeft: number,
  ): Promise<Response> {
    const request = new Request(url, { method, headers, ...(body === '' ? {} : { body }) })
    const response = await gateway.handle(request, { cookies: jar.header(), signal })
    if (response.kind === 'reset') throw new TypeError('Failed to fetch')
    for (const [name, value] of response.headers) if (name === 'Set-Cookie') jar.keep(value)
    const location = response.headers.find(([name]) => name === 'Location')?.[1]
    const target = location === undefined ? undefined : new URL(location, url)
    // One that leads to a page of the console is the response.
    if (target && redirectsLeft > 0 && isGatewayPath(target.pathname)) {
      return exchange(method, target.href, headers, body, signal, redirectsLeft - 1)
    }
    // Deliver this response before the response that waits for it.
    if (response.sent) setImmediate(response.sent)
    return responseOf(response)
  }

  return async (input, init) => {
    const request = requestOf(input, init)
    // jsdom does not always pass the signal on to the Request.
    const signal = init?.signal ?? request.signal
    if (signal.aborted) throw signal.reason
    const { pathname } = new URL(request.url)
    if (!isGatewayPath(pathname))
      throw new TypeError(`Failed to fetch: nothing handles ${request.url} in a test`)
    const body = request.method === 'GET' ? '' : await request.text()
    const exchanged = exchange(request.method, request.url, request.headers, body, signal, MAX_REDIRECTS)
    return Promise.race([exchanged, rejectOnAbort(signal)])
  }
}

/** Replaces `fetch` by a new gateway until `stop()` is called. `order` configures the first world. */
export function startGateway(order: WorldOrder = {}): TestGateway {
  const gateway = createGateway()
  const jar = new CookieJar()
  const originalFetch = globalThis.fetch
  let world = gateway.worlds.create(order)
  const enter = (next: World) => {
    world.faults.clear()
    world = next
    jar.drop('session')
    jar.keep(`gateway_world=${next.id}`)
    return next.id
  }
  enter(world)
  globalThis.fetch = gatewayFetch(gateway, jar)
  const signInWith = (cookies: CookieJar) => (username: string) => {
    const signed = signIn(world, username)
    if (!signed) throw new RangeError(`no such user in this world: ${username}`)
    cookies.keep(signed.cookie)
    return signed.user
  }
  return {
    world: () => world,
    createWorld: (next) => enter(gateway.worlds.create(next)),
    fault: (rule) => world.faults.add(faultOrderSchema.parse(rule)),
    clearFaults: () => world.faults.clear(),
    release: () => world.faults.release(),
    signIn: signInWith(jar),
    client: () => {
      const own = new CookieJar()
      own.keep(`gateway_world=${world.id}`)
      return { fetch: gatewayFetch(gateway, own), signIn: signInWith(own) }
    },
    signOut: () => jar.drop('session'),
    requests: () => world.log.entries(),
    options: (values) => {
      for (const [key, value] of Object.entries(values)) world.options.save(key, value)
    },
    clock: (move) => moveClock(world, move),
    stop: () => {
      globalThis.fetch = originalFetch
      world.faults.clear()
    },
  }
}

/** Starts a gateway, signed in as `username`, before each test and stops it afterwards; returns that of the running test. */
export function gatewayPerTest(username: string, order: WorldOrder = { seed: 'small' }): () => TestGateway {
  let gateway: TestGateway | undefined
  beforeEach(() => {
    gateway = startGateway(order)
    gateway.signIn(username)
  })
  afterEach(() => gateway?.stop())
  return () => {
    if (!gateway) throw new Error('the gateway starts before each test')
    return gateway
  }
}
