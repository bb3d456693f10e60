import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Transport, Gateway } from '../gateway'
import type { GatewayResponse } from '../server/response'

const BODYLESS = new Set(['GET', 'HEAD'])

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}

async function requestOf(incoming: IncomingMessage, url: URL): Promise<Request> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const method = incoming.method ?? 'GET'
  return new Request(url, {
    method,
    headers,
    ...(BODYLESS.has(method) ? {} : { body: await bodyOf(incoming) }),
  })
}

function write(outgoing: ServerResponse, response: GatewayResponse): void {
  if (response.kind === 'reset') {
    outgoing.destroy()
    return
  }
  const names = new Map<string, string[]>()
  for (const [name, value] of response.headers) names.set(name, [...(names.get(name) ?? []), value])
  for (const [name, values] of names)
    outgoing.setHeader(name, values.length === 1 ? String(values[0]) : values)
  outgoing.statusCode = response.status
  // 'close' also fires if the client disconnects, so a response waiting for this one is not blocked.
  if (response.sent) outgoing.once('close', response.sent)
  outgoing.end(response.body)
}

/** Handles one Node HTTP request with a gateway. A client disconnect aborts a held response. */
export async function exchange(
  gateway: Gateway,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  url: URL,
): Promise<void> {
  const disconnect = new AbortController()
  outgoing.once('close', () => disconnect.abort())
  const transport: Transport = {
    cookies: incoming.headers.cookie ?? '',
    address: incoming.socket.remoteAddress ?? '127.0.0.1',
    signal: disconnect.signal,
  }
  try {
    write(outgoing, await gateway.handle(await requestOf(incoming, url), transport))
  } catch (error) {
    // The request body was aborted or a response header is invalid; no response can be sent.
    outgoing.destroy(error instanceof Error ? error : undefined)
  }
}
