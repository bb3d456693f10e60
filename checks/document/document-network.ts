import { watchRequests } from './document-clock'

/** A request of the page, with the part of Playwright's `Request` that the stories use. */
export interface DocumentRequest {
  url: () => string
  method: () => string
}

/** What happens to a request. */
export type NetworkEvent = 'request' | 'requestfinished' | 'requestfailed'

/** What a story answers: `response` is one to go by, `json` stands for a body. */
type Answer = {
  response?: Response
  status?: number
  contentType?: string
  headers?: Record<string, string> | Headers
  body?: string
  json?: unknown
}

/** Which requests are intercepted. */
type Addresses = RegExp | ((url: URL) => boolean)

/** An intercepted request, with the part of Playwright's `Route` that the stories use. */
export interface DocumentRoute {
  request: () => DocumentRequest
  /** Sends the request to the gateway. */
  fetch: () => Promise<Response>
  fulfill: (answer: Answer) => Promise<void>
  /** Sends the request to the gateway. */
  fallback: () => Promise<void>
  abort: () => Promise<void>
}

function responseOf({ response, status, contentType, headers, body, json }: Answer): Response {
  const merged = new Headers(response?.headers)
  new Headers(headers).forEach((value, name) => merged.set(name, value))
  if (json !== undefined) merged.set('Content-Type', 'application/json')
  if (contentType !== undefined) merged.set('Content-Type', contentType)
  return new Response(json === undefined ? body : JSON.stringify(json), {
    status: status ?? response?.status ?? 200,
    headers: merged,
  })
}

/** Follows the requests of a page through `fetch`, and answers those of other origins. */
export class DocumentNetwork {
  readonly #listeners = new Map<string, Set<(request: DocumentRequest) => void>>()
  #routes: { addresses: Addresses; handle: (route: DocumentRoute) => unknown }[] = []
  readonly #fetch = globalThis.fetch
  #open = 0

  /** `countHeld` counts the responses that the gateway holds back on purpose: nobody waits for these. */
  constructor(countHeld: () => number) {
    watchRequests(() => Math.max(0, this.#open - countHeld()))
    globalThis.fetch = (input, init) => this.#send(new Request(input, init), init?.signal ?? undefined)
  }

  on(event: NetworkEvent, listener: (request: DocumentRequest) => void): void {
    const listeners = this.#listeners.get(event) ?? new Set()
    this.#listeners.set(event, listeners.add(listener))
  }

  route(addresses: Addresses, handle: (route: DocumentRoute) => unknown): void {
    this.#routes.push({ addresses, handle })
  }

  /** Loads the page of an address outside the console. */
  load(address: string): Promise<Response> {
    return this.#send(new Request(address), undefined)
  }

  /** Intercepts requests to the address no more. */
  unroute(addresses: Addresses): void {
    this.#routes = this.#routes.filter((route) => route.addresses !== addresses)
  }

  /** Restores `fetch`. */
  stop(): void {
    globalThis.fetch = this.#fetch
    watchRequests(() => 0)
  }

  #emit(event: NetworkEvent, request: DocumentRequest): void {
    for (const listener of this.#listeners.get(event) ?? []) listener(request)
  }

  async #send(request: Request, signal: AbortSignal | undefined): Promise<Response> {
    const sent = { url: () => request.url, method: () => request.method }
    this.#emit('request', sent)
    const pass = () => this.#pass(request, sent, signal)
    const route = this.#routes.findLast(({ addresses }) =>
      addresses instanceof RegExp ? addresses.test(request.url) : addresses(new URL(request.url)),
    )
    if (!route) return pass()
    return this.#intercept(sent, pass, route.handle, signal ?? request.signal)
  }

  async #pass(request: Request, sent: DocumentRequest, signal: AbortSignal | undefined): Promise<Response> {
    this.#open += 1
    try {
      const response = await this.#fetch(request, signal ? { signal } : undefined)
      this.#emit('requestfinished', sent)
      return response
    } catch (error) {
      this.#emit('requestfailed', sent)
      throw error
    } finally {
      this.#open -= 1
    }
  }

  #intercept(
    request: DocumentRequest,
    pass: () => Promise<Response>,
    handle: (route: DocumentRoute) => unknown,
    signal: AbortSignal,
  ): Promise<Response> {
    return new Promise((resolve, reject) => {
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- rejects with the abort reason, like `fetch`
      const stop = () => reject(signal.reason)
      if (signal.aborted) stop()
      signal.addEventListener('abort', stop, { once: true })
      const handled = async (route: DocumentRoute) => handle(route)
      handled({
        request: () => request,
        fetch: pass,
        fulfill: async (answer) => resolve(responseOf(answer)),
        fallback: async () => resolve(pass()),
        abort: async () => reject(new TypeError('Failed to fetch')),
      }).catch(reject)
    })
  }
}
