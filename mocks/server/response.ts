/** One header line; `Set-Cookie` may come several times, which a Headers object cannot hold in every browser. */
export type HeaderLine = readonly [name: string, value: string]

/** An answer as plain data: a host turns it into what its side of the wire has. */
export interface FullResponse {
  kind: 'whole'
  status: number
  headers: readonly HeaderLine[]
  body: string
  /** To be called once the answer has left or the caller has gone; another answer may be waiting for it. */
  sent?: () => void
}

/** What comes out of the gateway; `reset` asks the host to break the connection without an answer. */
export type GatewayResponse = FullResponse | { kind: 'reset' }

/** The connection breaks, or there is nobody left to answer. */
export const reset: GatewayResponse = { kind: 'reset' }

/** An answer made by hand; without a type it carries no Content-Type at all. */
export function fullResponse(
  status: number,
  body = '',
  type?: string,
  more: readonly HeaderLine[] = [],
): FullResponse {
  const label: HeaderLine[] = type === undefined ? [] : [['Content-Type', type]]
  return { kind: 'whole', status, headers: [...label, ...more], body }
}

/** A JSON answer made by hand. */
export function jsonResponse(status: number, value: unknown): FullResponse {
  return fullResponse(status, JSON.stringify(value), 'application/json; charset=utf-8')
}

/** A handler's Response as plain data. */
export async function toFullResponse(response: Response): Promise<FullResponse> {
  const headers: HeaderLine[] = []
  // Handlers write cookies through the session, never as a header (see call.ts).
  response.headers.forEach((value, name) => headers.push([name, value]))
  return { kind: 'whole', status: response.status, headers, body: await response.text() }
}
