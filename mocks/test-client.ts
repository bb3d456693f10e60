import { createGateway, type Gateway } from './gateway'
import { CookieJar } from './hosts/cookie-jar'
import type { GatewayResponse, FullResponse } from './server/response'
import type { FaultOrder } from './server/fault-order'
import type { World, WorldOrder } from './world'

/** What a call may carry besides its method and path; a body that is no text is sent as JSON. */
interface Sent {
  body?: unknown
  headers?: Record<string, string>
  address?: string
  signal?: AbortSignal
}

/** An answer as a test reads it. */
interface ReceivedResponse<Data = unknown> {
  status: number
  text: string
  /** The JSON of the answer, undefined when it has none. */
  json: { success?: boolean; message?: string; data?: Data } | undefined
  header: (name: string) => string | undefined
}

/** Controls want their bodies labelled. */
const JSON_LABEL = { 'content-type': 'application/json' }

function readResponse<Data>(answer: FullResponse): ReceivedResponse<Data> {
  let json: ReceivedResponse<Data>['json']
  try {
    json = JSON.parse(answer.body)
  } catch {
    // Left undefined: an answer without JSON.
  }
  return {
    status: answer.status,
    text: answer.body,
    json,
    header: (wanted) => answer.headers.find(([name]) => name.toLowerCase() === wanted.toLowerCase())?.[1],
  }
}

/** One pretended browser in one world, for the unit tests of the gateway itself. */
export class TestClient {
  readonly jar = new CookieJar()
  readonly #gateway: Gateway

  constructor(gateway: Gateway, { id }: Pick<World, 'id'>) {
    this.#gateway = gateway
    this.jar.keep(`gateway_world=${id}`)
  }

  /** What the gateway says, cookies kept, redirects not followed. */
  async send(method: string, path: string, sent: Sent = {}): Promise<GatewayResponse> {
    const { body, headers, address, signal } = sent
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const label = path.startsWith('/__gateway/') && text !== undefined ? JSON_LABEL : undefined
    const init = { method, headers: { ...label, ...headers }, body: text }
    const request = new Request(`http://gateway.test${path}`, init)
    const answer = await this.#gateway.handle(request, { cookies: this.jar.header(), address, signal })
    if (answer.kind === 'whole')
      for (const [name, value] of answer.headers) if (name === 'Set-Cookie') this.jar.keep(value)
    return answer
  }

  /** The same for calls that are answered. Throws when the connection was broken instead. */
  async request<Data = unknown>(method: string, path: string, sent?: Sent): Promise<ReceivedResponse<Data>> {
    const answer = await this.send(method, path, sent)
    if (answer.kind === 'reset') throw new Error(`no answer to ${method} ${path}`)
    return readResponse(answer)
  }

  /** A control call. */
  async control<Data = unknown>(name: string, body?: unknown): Promise<ReceivedResponse<Data>> {
    const [method = '', path = ''] = name.split(' ')
    return this.request(method, `/__gateway/${path}`, { body })
  }

  /** Signs a user of the seed in without a password. */
  async signIn(username: string): Promise<this> {
    await this.control('POST sign-in', { username })
    return this
  }

  /** Adds a fault. */
  async fault(order: FaultOrder): Promise<void> {
    const { status, text } = await this.control('POST faults', order)
    if (status !== 200) throw new Error(text)
  }
}

/** A new gateway with one world of that order, and a browser in it with that user signed in. */
export async function signedInWorld(username: string, order: WorldOrder = {}) {
  const gateway = createGateway()
  const world = gateway.worlds.create(order)
  const caller = await new TestClient(gateway, world).signIn(username)
  return { gateway, world, caller }
}
