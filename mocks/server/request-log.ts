/** A logged API call. */
export interface LoggedRequest {
  /** Unix time in ms by the system clock, so that intervals can be measured in a world with a frozen clock. */
  at: number
  method: string
  /** Path with query. */
  path: string
  /** HTTP status; 0 while pending or if the connection was reset. */
  status: number
  /** User name in the session. */
  caller: string | null
  /** Truncated to 10,000 characters. */
  body?: string
  headers: { 'accept-language': string | null; 'sec-fetch-dest': string | null }
}

const MAX_ENTRIES = 2000
const MAX_BODY_LENGTH = 10_000

/** The most recent calls of a world, oldest first. */
export class RequestLog {
  #entries: LoggedRequest[] = []

  /** Logs a call and returns the entry, so that its status can be set later. */
  add(request: Request, body: string, caller: string | null): LoggedRequest {
    const url = new URL(request.url)
    const entry: LoggedRequest = {
      at: Date.now(),
      method: request.method,
      path: `${url.pathname}${url.search}`,
      status: 0,
      caller,
      ...(body ? { body: body.slice(0, MAX_BODY_LENGTH) } : {}),
      headers: {
        'accept-language': request.headers.get('accept-language'),
        'sec-fetch-dest': request.headers.get('sec-fetch-dest'),
      },
    }
    this.#entries.push(entry)
    if (this.#entries.length > MAX_ENTRIES) this.#entries.shift()
    return entry
  }

  entries(): LoggedRequest[] {
    return structuredClone(this.#entries)
  }

  clear(): void {
    this.#entries = []
  }
}
