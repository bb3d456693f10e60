import { watchRequests } from './document-clock'

/** A request of the page, with the part of Playwright's `Request` that the stories use. */
export interface DocumentRequest {
  url: () => string
  method: () => string
}

/** What happens to a request. */
export type NetworkEvent = 'request' | 'requestfinished' | 'requestfailed'

type Answer = {
  status?: number
  contentType?: string
  headers?: Record<string, string>
  body?: string
  /** Is sent instead of `body`. */
  json?: unknown
}

/** An intercepted request, with the part of Playwright's `Route` that the stories use. */
export interface DocumentRoute {
  request: () => DocumentRequest
  fulfill: (answer: Answer) => Promise<void>
  /** Sends the request to the gateway. */
  fallback: () => Promise<void>
  abort: () => Promise<void>
}

/** Follows the requests of a page through `fetch`, and answers those of other origins. */
export class DocumentNetwork {
  readonly #listeners = new Map<string, Set<(request: DocumentRequest) => void>>()
  readonly #routes: { address: RegExp; handle: (route: DocumentRoute) => unknown }[] = []
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

  route(address: RegExp, handle: (route: DocumentRoute) => unknown): void {
    this.#routes.push({ address, handle })
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
    const route = this.#routes.findLast(({ address }) => address.test(request.url))
    if (route)
      return this.#intercept(sent, route.handle, signal ?? request.signal, () =>
        this.#sendToGateway(request, sent, signal),
      )
    return this.#sendToGateway(request, sent, signal)
  }

  async #sendToGateway(
    request: Request,
    sent: DocumentRequest,
    signal: AbortSignal | undefined,
  ): Promise<Response> {
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
    handle: (route: DocumentRoute) => unknown,
    signal: AbortSignal,
    sendToGateway: () => Promise<Response>,
  ): Promise<Response> {
    return new Promise((resolve, reject) => {
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- rejects with the abort reason, like `fetch`
      const stop = () => reject(signal.reason)
      if (signal.aborted) stop()
      signal.addEventListener('abort', stop, { once: true })
      const handled = async (route: DocumentRoute) => handle(route)
      handled({
        request: () => request,
        fulfill: async ({ json, ...answer }) => {
          const {
            status = 200,
            contentType,
            headers,
            body,
          } = json === undefined
            ? answer
            : { ...answer, contentType: 'application/json', body: JSON.stringify(json) }
          const all = new Headers(headers)
          if (contentType !== undefined) all.set('Content-Type', contentType)
          resolve(new Response(body, { status, headers: all }))
        },
        fallback: async () => resolve(sendToGateway()),
        abort: async () => reject(new TypeError('Failed to fetch')),
      }).catch(reject)
    })
  }
}
