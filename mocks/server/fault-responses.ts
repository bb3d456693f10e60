import { fullResponse, jsonResponse, type HeaderLine, type FullResponse } from './response'
import type { FaultOrder } from './fault-order'
import type { FaultContext } from './fault-context'

const HTML = 'text/html; charset=utf-8'

/** A made-up answer for an order; the order's own status, message and seconds win over the given ones. */
export type ResponseFactory = (order: FaultOrder, call: Pick<FaultContext, 'method' | 'path'>) => FullResponse

/** A JSON refusal with an HTTP status. */
export function refusal(status: number, message: string): ResponseFactory {
  return (order) =>
    jsonResponse(order.status ?? status, { success: false, message: order.message ?? message })
}

/** Status and headers only. */
export function blank(status: number, type?: string): ResponseFactory {
  return (order) => fullResponse(order.status ?? status, '', type)
}

/** The page a proxy in front of the server writes. */
export function proxyPage(status: number, reason: string): ResponseFactory {
  const title = `${status} ${reason}`
  const page = `<html>\r\n<head><title>${title}</title></head>\r\n<body>\r\n<center><h1>${title}</h1></center>\r\n<hr><center>nginx</center>\r\n</body>\r\n</html>\r\n`
  return (order) => fullResponse(order.status ?? status, page, HTML)
}

/** A 429 that says how long to wait, in seconds. */
export function rateLimitedFor(seconds: number): ResponseFactory {
  return (order) => {
    const wait: HeaderLine = ['Retry-After', String(order.seconds ?? seconds)]
    return fullResponse(order.status ?? 429, '', undefined, [wait])
  }
}

/** A 503 whose Retry-After is a date, by the machine's clock because the browser compares with its own. */
export const unavailableUntil: ResponseFactory = (order) => {
  const until = new Date(Date.now() + (order.seconds ?? 30) * 1000).toUTCString()
  return fullResponse(order.status ?? 503, '', undefined, [['Retry-After', until]])
}

function foreignEnvelope(status: number, message: string): FullResponse {
  return jsonResponse(status, { error: { message, type: 'invalid_request_error', param: '', code: '' } })
}

/** The server's 404: another envelope (K1.2). */
export function unknownPath(method: string, path: string): FullResponse {
  return foreignEnvelope(404, `Invalid URL (${method} ${path})`)
}

/** The same as a fault. */
export const pathNotFound: ResponseFactory = ({ status = 404, message }, { method, path }) =>
  foreignEnvelope(status, message ?? `Invalid URL (${method} ${path})`)

/** A web page where JSON was due. */
export const webPage: ResponseFactory = (order) =>
  fullResponse(
    order.status ?? 200,
    '<!doctype html>\n<html><head><title>Sign in to the network</title></head><body><div id="root"></div></body></html>\n',
    HTML,
  )
