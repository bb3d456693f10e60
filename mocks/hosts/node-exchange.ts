import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import type { Connect } from 'vite'
import { isGatewayPath, type Transport, type Gateway } from '../gateway'
import type { GatewayResponse, Stream } from '../server/response'
import { piecesOf } from './stream-pieces'
import { targetUrl } from './target-url'

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

interface ExchangeOptions {
  /** Compresses every body, as the server does for browsers (K1.2). */
  isCompressed?: boolean
}

/** Sends a streamed body; compression would hold its pieces back. */
async function writePieces(outgoing: ServerResponse, stream: Stream): Promise<void> {
  for await (const piece of piecesOf(stream)) {
    // The client has left.
    if (outgoing.destroyed) return
    outgoing.write(piece)
  }
  if (stream.broken) {
    await stream.broken
    outgoing.destroy()
  } else outgoing.end()
}

function write(
  outgoing: ServerResponse,
  response: GatewayResponse,
  { isCompressed = false }: ExchangeOptions,
): void {
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
  if (response.stream) {
    void writePieces(outgoing, response.stream)
    return
  }
  if (isCompressed) outgoing.setHeader('content-encoding', 'gzip')
  outgoing.end(isCompressed ? gzipSync(response.body, { level: 1 }) : response.body)
}

/** Handles one Node HTTP request with a gateway. A client disconnect aborts a held response. */
export async function exchange(
  gateway: Gateway,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  url: URL,
  options: ExchangeOptions = {},
): Promise<void> {
  const disconnect = new AbortController()
  outgoing.once('close', () => disconnect.abort())
  const transport: Transport = {
    cookies: incoming.headers.cookie ?? '',
    address: incoming.socket.remoteAddress ?? '127.0.0.1',
    signal: disconnect.signal,
  }
  try {
    write(outgoing, await gateway.handle(await requestOf(incoming, url), transport), options)
  } catch (error) {
    // The request body was aborted or a response header is invalid; no response can be sent.
    outgoing.destroy(error instanceof Error ? error : undefined)
  }
}

/** Handler of a Node or Vite server that passes the gateway's paths to it; other paths are left to the next handler. */
export function gatewayHandler(gateway: Gateway, options?: ExchangeOptions): Connect.NextHandleFunction {
  return (incoming, outgoing, next) => {
    const url = targetUrl(incoming.originalUrl ?? incoming.url, incoming.headers.host)
    if (!url) {
      outgoing.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end('400 Bad Request')
      return
    }
    if (isGatewayPath(url.pathname)) void exchange(gateway, incoming, outgoing, url, options)
    else next()
  }
}
