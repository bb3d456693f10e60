/** One response header. Pairs, because not every `Headers` implementation supports repeated `Set-Cookie`. */
export type HeaderLine = readonly [name: string, value: string]

/** How a host sends a body that arrives piece by piece. */
export interface Stream {
  /** Together the body. */
  pieces: readonly string[]
  /** Pause before each piece after the first, in ms of real time. */
  intervalMs: number
  /** The connection breaks after the last piece, once this has resolved. */
  broken?: Promise<unknown>
}

/** A complete response as plain data; each host converts it to its platform's response type. */
export interface FullResponse {
  kind: 'whole'
  status: number
  headers: readonly HeaderLine[]
  body: string
  /** Set for a streamed body. */
  stream?: Stream | undefined
  /** Must be called after the response was sent or the client disconnected; another response may wait for it. */
  sent?: () => void
}

/** Result of a gateway call; `reset` makes the host close the connection without a response. */
export type GatewayResponse = FullResponse | { kind: 'reset' }

/** Closes the connection without a response. */
export const reset: GatewayResponse = { kind: 'reset' }

/** Builds a response; without `type` it has no Content-Type header. */
export function fullResponse(
  status: number,
  body = '',
  type?: string,
  more: readonly HeaderLine[] = [],
): FullResponse {
  const label: HeaderLine[] = type === undefined ? [] : [['Content-Type', type]]
  return { kind: 'whole', status, headers: [...label, ...more], body }
}

/** Builds a JSON response. */
export function jsonResponse(status: number, value: unknown): FullResponse {
  return fullResponse(status, JSON.stringify(value), 'application/json; charset=utf-8')
}

/** Converts a handler's `Response` to plain data. */
export async function toFullResponse(response: Response): Promise<FullResponse> {
  const headers: HeaderLine[] = []
  // Cookies are not lost here: handlers set them through `setCookies` of the call.
  response.headers.forEach((value, name) => headers.push([name, value]))
  return { kind: 'whole', status: response.status, headers, body: await response.text() }
}
