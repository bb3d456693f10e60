import { fullResponse, jsonResponse, type HeaderLine, type FullResponse } from './response'
import type { FaultOrder } from './fault-order'
import type { FaultContext } from './fault-handlers'

const HTML = 'text/html; charset=utf-8'

/** Builds a synthetic response for an order. The order's status, message and seconds override the defaults. */
export type ResponseFactory = (order: FaultOrder, call: Pick<FaultContext, 'method' | 'path'>) => FullResponse

/** A JSON refusal envelope with an HTTP status. */
export function refusal(status: number, message: string): ResponseFactory {
  return (order) =>
    jsonResponse(order.status ?? status, { success: false, message: order.message ?? message })
}

/** A response with an empty body. */
export function blank(status: number, type?: string): ResponseFactory {
  return (order) => fullResponse(order.status ?? status, '', type)
}

/** The HTML error page of a reverse proxy (nginx). */
export function proxyPage(status: number, reason: string): ResponseFactory {
  const title = `${status} ${reason}`
  const page = `<html>\r\n<head><title>${title}</title></head>\r\n<body>\r\n<center><h1>${title}</h1></center>\r\n<hr><center>nginx</center>\r\n</body>\r\n</html>\r\n`
  return (order) => fullResponse(order.status ?? status, page, HTML)
}

/** A 429 with `Retry-After` in seconds. */
export function rateLimitedFor(seconds: number): ResponseFactory {
  return (order) => {
    const wait: HeaderLine = ['Retry-After', String(order.seconds ?? seconds)]
    return fullResponse(order.status ?? 429, '', undefined, [wait])
  }
}

/** A 503 whose `Retry-After` is a date. Uses the system clock, not the world's, because the browser compares with its own. */
export const unavailableUntil: ResponseFactory = (order) => {
  const until = new Date(Date.now() + (order.seconds ?? 30) * 1000).toUTCString()
  return fullResponse(order.status ?? 503, '', undefined, [['Retry-After', until]])
}

function foreignEnvelope(status: number, message: string): FullResponse {
  return jsonResponse(status, { error: { message, type: 'invalid_request_error', param: '', code: '' } })
}

/** The server's 404 response, which has an envelope of its own (K1.2). */
export function unknownPath(method: string, path: string): FullResponse {
  return foreignEnvelope(404, `Invalid URL (${method} ${path})`)
}

/** The server's 404 as a fault response. */
export const pathNotFound: ResponseFactory = ({ status = 404, message }, { method, path }) =>
  foreignEnvelope(status, message ?? `Invalid URL (${method} ${path})`)

/** An HTML page instead of JSON, as from a captive portal. */
export const webPage: ResponseFactory = (order) =>
  fullResponse(
    order.status ?? 200,
    '<!doctype html>\n<html><head><title>Sign in to the network</title></head><body><div id="root"></div></body></html>\n',
    HTML,
  )
