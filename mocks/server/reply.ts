import { HttpResponse } from 'msw'

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' }

/** A JSON response with the server's content type. Undefined properties are omitted. */
export function jsonReply(value: unknown, status = 200): Response {
  return new HttpResponse(JSON.stringify(value), { status, headers: JSON_TYPE })
}

/** A success envelope (K1.1). `data` is absent, not null, if there is nothing to return. */
export function reply(data?: unknown, message = ''): Response {
  return jsonReply({ success: true, message, data })
}

/** A refusal envelope; most refusals of the server have HTTP status 200. */
export function refuse(message: string, status = 200): Response {
  return jsonReply({ success: false, message }, status)
}

/** The response of a handler that panicked: an empty 500. */
export function crash(): Response {
  return new HttpResponse(null, { status: 500 })
}
