import { HttpResponse } from 'msw'

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' }

/** A JSON answer labelled the way the server labels it. Undefined members are absent on the wire. */
export function jsonReply(value: unknown, status = 200): Response {
  return new HttpResponse(JSON.stringify(value), { status, headers: JSON_TYPE })
}

/** Success (K1.1); `data` is absent, not null, when there is nothing to return. */
export function reply(data?: unknown, message = ''): Response {
  return jsonReply({ success: true, message, data })
}

/** Refusal: HTTP 200 unless the contract names another status for the case. */
export function refuse(message: string, status = 200): Response {
  return jsonReply({ success: false, message }, status)
}

/** A handler that panicked: the server goes on, the answer is empty. */
export function crash(): Response {
  return new HttpResponse(null, { status: 500 })
}
