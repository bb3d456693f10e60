import { setImmediate } from 'node:timers'
import { signIn } from '../control/people-controls'
import { moveClock } from '../control/world-controls'
import { createGateway, isGatewayPath, type Gateway } from '../gateway'
import type { FullResponse } from '../server/response'
import { faultOrderSchema, type FaultOrder } from '../server/fault-order'
import type { LoggedRequest } from '../server/request-log'
import type { UserOnWire } from '../user/user-row'
import type { World, WorldOrder } from '../world'
import { CookieJar } from './cookie-jar'

/** A gateway that answers `fetch` in a unit test, and its controls. */
export interface TestGateway {
  /** The world that calls go to now; its tables may be read and changed directly. */
  world: () => World
  /** Starts over in another world, signed out; returns its id. */
  createWorld: (order?: WorldOrder) => string
  /** Adds a fault rule to the world and returns its id. */
  fault: (order: FaultOrder) => number
  /** Removes the rules and lets held answers go. */
  clearFaults: () => void
  /** Lets held answers go. */
  release: () => void
  /** Signs a user in without a call; returns what a sign-in would. Throws when there is no such user. */
  signIn: (username: string) => UserOnWire
  /** Drops the session cookie without a call. */
  signOut: () => void
  /** The calls so far, in order. */
  requests: () => LoggedRequest[]
  /** Saves options of the world. */
  options: (values: Record<string, string>) => void
  /** Moves the world's clock, see `moveClock`. */
  clock: (move: { set?: number; advance?: number; run?: boolean }) => void
  /** Puts the former `fetch` back and lets held answers go. */
  stop: () => void
}

const MOST_REDIRECTS = 5

function originHere(): string {
  const { location } = globalThis as { location?: Location }
  return location?.origin?.startsWith('http') ? location.origin : 'http://localhost:3000'
}

function requestOf(input: RequestInfo | URL, init?: RequestInit): Request {
  if (input instanceof Request) return new Request(input, init)
  return new Request(new URL(String(input), originHere()), init)
}

function responseOf(answer: FullResponse): Response {
  const response = new Response(answer.body === '' ? null : answer.body, { status: answer.status })
  response.headers.delete('Content-Type')
  for (const [name, value] of answer.headers) if (name !== 'Set-Cookie') response.headers.append(name, value)
  return response
}

/** A promise that rejects with the reason of an abort, and never resolves. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

/** A `fetch` that ends at a gateway: cookies from a jar, redirects followed, resets as the browser's TypeError. */
function gatewayFetch(gateway: Gateway, jar: CookieJar): typeof fetch {
  async function exchange(
    method: string,
    url: string,
    headers: Headers,
    body: string,
    signal: AbortSignal,
    left: number,
  ): Promise<Response> {
    const request = new Request(url, { method, headers, ...(body === '' ? {} : { body }) })
    const answer = await gateway.handle(request, { cookies: jar.header(), signal })
    if (answer.kind === 'reset') throw new TypeError('Failed to fetch')
    for (const [name, value] of answer.headers) if (name === 'Set-Cookie') jar.keep(value)
    const location = answer.headers.find(([name]) => name === 'Location')?.[1]
    if (location !== undefined && left > 0) {
      return exchange(method, new URL(location, url).href, headers, body, signal, left - 1)
    }
    // The reader of this answer gets its turn before whoever waits for it.
    if (answer.sent) setImmediate(answer.sent)
    return responseOf(answer)
  }

  return async (input, init) => {
    const request = requestOf(input, init)
    // Not always handed on to the Request by the imitated browser.
    const signal = init?.signal ?? request.signal
    if (signal.aborted) throw signal.reason
    const { pathname } = new URL(request.url)
    if (!isGatewayPath(pathname))
      throw new TypeError(`Failed to fetch: nothing answers ${request.url} in a test`)
    const body = request.method === 'GET' ? '' : await request.text()
    const sent = exchange(request.method, request.url, request.headers, body, signal, MOST_REDIRECTS)
    return Promise.race([sent, aborted(signal)])
  }
}

/** Answers every `fetch` of this test file by a fresh gateway until `rejected()`; the order is for its first world. */
export function startGateway(order: WorldOrder = {}): TestGateway {
  const gateway = createGateway()
  const jar = new CookieJar()
  const former = globalThis.fetch
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
  return {
    world: () => world,
    createWorld: (next) => enter(gateway.worlds.create(next)),
    fault: (rule) => world.faults.add(faultOrderSchema.parse(rule)),
    clearFaults: () => world.faults.clear(),
    release: () => world.faults.release(),
    signIn: (username) => {
      const signed = signIn(world, username)
      if (!signed) throw new RangeError(`no such user in this world: ${username}`)
      jar.keep(signed.cookie)
      return signed.user
    },
    signOut: () => jar.drop('session'),
    requests: () => world.log.entries(),
    options: (values) => {
      for (const [key, value] of Object.entries(values)) world.options.save(key, value)
    },
    clock: (move) => moveClock(world, move),
    stop: () => {
      globalThis.fetch = former
      world.faults.clear()
    },
  }
}
