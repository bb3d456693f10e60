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

function write(outgoing: ServerResponse, answer: GatewayResponse): void {
  if (answer.kind === 'reset') {
    outgoing.destroy()
    return
  }
  const names = new Map<string, string[]>()
  for (const [name, value] of answer.headers) names.set(name, [...(names.get(name) ?? []), value])
  for (const [name, values] of names)
    outgoing.setHeader(name, values.length === 1 ? String(values[0]) : values)
  outgoing.statusCode = answer.status
  // A caller that left must not keep the answer behind it waiting.
  if (answer.sent) outgoing.once('close', answer.sent)
  outgoing.end(answer.body)
}

/** Passes one call of a Node server through a gateway; a caller that goes away lets a held answer end. */
export async function exchange(
  gateway: Gateway,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  url: URL,
): Promise<void> {
  const leaving = new AbortController()
  outgoing.once('close', () => leaving.abort())
  const carried: Transport = {
    cookies: incoming.headers.cookie ?? '',
    address: incoming.socket.remoteAddress ?? '127.0.0.1',
    signal: leaving.signal,
  }
  try {
    write(outgoing, await gateway.handle(await requestOf(incoming, url), carried))
  } catch (error) {
    // The body broke off, or headers no answer can carry: there is nothing sensible left to say.
    outgoing.destroy(error instanceof Error ? error : undefined)
  }
}
