import { createGateway, type Gateway } from './gateway'
import { CookieJar } from './hosts/cookie-jar'
import type { GatewayResponse, FullResponse } from './server/response'
import type { FaultOrder } from './server/fault-order'
import type { World, WorldOrder } from './world'

/** Optional parts of a request; a body that is not a string is sent as JSON. */
interface RequestOptions {
  body?: unknown
  headers?: Record<string, string>
  address?: string
  signal?: AbortSignal
}

/** A response as tests read it. */
interface ReceivedResponse<Data = unknown> {
  status: number
  text: string
  /** The parsed body, or undefined if it is not JSON. */
  json: { success?: boolean; message?: string; data?: Data } | undefined
  header: (name: string) => string | undefined
}

/** Required content type of control bodies. */
const JSON_HEADERS = { 'content-type': 'application/json' }

function readResponse<Data>(response: FullResponse): ReceivedResponse<Data> {
  let json: ReceivedResponse<Data>['json']
  try {
    json = JSON.parse(response.body)
  } catch {
    // The body is not JSON; leave `json` undefined.
  }
  return {
    status: response.status,
    text: response.body,
    json,
    header: (wanted) => response.headers.find(([name]) => name.toLowerCase() === wanted.toLowerCase())?.[1],
  }
}

/** A simulated browser in one world, for unit tests of the gateway. */
export class TestClient {
  readonly jar = new CookieJar()
  readonly #gateway: Gateway

  constructor(gateway: Gateway, { id }: Pick<World, 'id'>) {
    this.#gateway = gateway
    this.jar.keep(`gateway_world=${id}`)
  }

  /** Sends a request and stores cookies; does not follow redirects. */
  async send(method: string, path: string, options: RequestOptions = {}): Promise<GatewayResponse> {
    const { body, headers, address, signal } = options
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const defaultHeaders = path.startsWith('/__gateway/') && text !== undefined ? JSON_HEADERS : undefined
    const init = { method, headers: { ...defaultHeaders, ...headers }, body: text }
    const request = new Request(`http://gateway.test${path}`, init)
    const response = await this.#gateway.handle(request, { cookies: this.jar.header(), address, signal })
    if (response.kind === 'whole')
      for (const [name, value] of response.headers) if (name === 'Set-Cookie') this.jar.keep(value)
    return response
  }

  /** Sends a request and parses the response. Throws if the connection was reset. */
  async request<Data = unknown>(
    method: string,
    path: string,
    options?: RequestOptions,
  ): Promise<ReceivedResponse<Data>> {
    const response = await this.send(method, path, options)
    if (response.kind === 'reset') throw new Error(`no response to ${method} ${path}`)
    return readResponse(response)
  }

  /** Calls a control, for example `control('POST clock', { advance: 60 })`. */
  async control<Data = unknown>(name: string, body?: unknown): Promise<ReceivedResponse<Data>> {
    const [method = '', path = ''] = name.split(' ')
    return this.request(method, `/__gateway/${path}`, { body })
  }

  /** Logs in a user of the seed without a password. */
  async signIn(username: string): Promise<this> {
    await this.control('POST sign-in', { username })
    return this
  }

  /** Adds a fault rule. Throws if the order is invalid. */
  async fault(order: FaultOrder): Promise<void> {
    const { status, text } = await this.control('POST faults', order)
    if (status !== 200) throw new Error(text)
  }
}

/** Creates a gateway with one world and a client that is logged in as `username`. */
export async function signedInWorld(username: string, order: WorldOrder = {}) {
  const gateway = createGateway()
  const world = gateway.worlds.create(order)
  const caller = await new TestClient(gateway, world).signIn(username)
  return { gateway, world, caller }
}
