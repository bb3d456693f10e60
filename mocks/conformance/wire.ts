import { CookieJar } from '../hosts/cookie-jar'

/** A request without cookies. */
interface WireRequest {
  method: string
  path: string
  headers: Readonly<Record<string, string>>
  body: string | undefined
}

/** A response; redirects are not followed. */
export interface WireResponse {
  status: number
  headers: readonly (readonly [name: string, value: string])[]
  text: string
}

/** Transport to a server under test. */
export interface Wire {
  send: (sent: WireRequest, cookies: string) => Promise<WireResponse>
}

/** Parses a JSON response; undefined if it is not JSON. */
export function jsonOf({ text }: WireResponse): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A client that keeps its cookies between calls. */
export class Browser {
  readonly #wire: Wire
  readonly #headers: Readonly<Record<string, string>>
  readonly #jar = new CookieJar()

  constructor(wire: Wire, headers: Readonly<Record<string, string>>) {
    this.#wire = wire
    this.#headers = headers
  }

  /** Sends a call written as `METHOD /path`. */
  async request(
    call: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<WireResponse> {
    const [method = '', path = ''] = call.split(/ (.*)/)
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
    const sent: WireRequest = { method, path, headers: { ...this.#headers, ...headers }, body: text }
    const heard = await this.#wire.send(sent, this.#jar.header())
    for (const [name, value] of heard.headers) if (name.toLowerCase() === 'set-cookie') this.#jar.keep(value)
    return heard
  }
}
