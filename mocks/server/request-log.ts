/** One call as it reached the gateway. */
export interface LoggedRequest {
  /** Milliseconds by the machine's clock, so that a pace can be measured in a world that stands still. */
  at: number
  method: string
  /** With the query. */
  path: string
  /** 0 while unanswered or when the connection was reset. */
  status: number
  /** The user name in the session. */
  caller: string | null
  /** At most 10,000 characters. */
  body?: string
  headers: { 'accept-language': string | null; 'sec-fetch-dest': string | null }
}

const MOST = 2000
const BODY_MOST = 10_000

/** The newest calls of a world, in the order of their arrival. */
export class RequestLog {
  #entries: LoggedRequest[] = []

  /** Writes a call down and returns the entry, for its status. */
  add(request: Request, body: string, caller: string | null): LoggedRequest {
    const url = new URL(request.url)
    const entry: LoggedRequest = {
      at: Date.now(),
      method: request.method,
      path: `${url.pathname}${url.search}`,
      status: 0,
      caller,
      ...(body ? { body: body.slice(0, BODY_MOST) } : {}),
      headers: {
        'accept-language': request.headers.get('accept-language'),
        'sec-fetch-dest': request.headers.get('sec-fetch-dest'),
      },
    }
    this.#entries.push(entry)
    if (this.#entries.length > MOST) this.#entries.shift()
    return entry
  }

  entries(): LoggedRequest[] {
    return structuredClone(this.#entries)
  }

  clear(): void {
    this.#entries = []
  }
}
