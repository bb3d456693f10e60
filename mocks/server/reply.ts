import { HttpResponse } from 'msw'

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' }

/** A JSON answer labelled the way the server labels it. Undefined members are absent on the wire. */
export function jsonAnswer(value: unknown, status = 200): Response {
  return new HttpResponse(JSON.stringify(value), { status, headers: JSON_TYPE })
}

/** Success (contract 1.1); `data` is absent, not null, when there is nothing to return. */
export function reply(data?: unknown, message = ''): Response {
  return jsonAnswer({ success: true, message, data })
}

/** Refusal: HTTP 200 unless the contract names another status for the case. */
export function refuse(message: string, status = 200): Response {
  return jsonAnswer({ success: false, message }, status)
}

/** A handler that crashed: empty, and 200 for a caller whose `Accept-Encoding` has gzip, else 500 (contract 1.2). */
export function crash(encodings: string | null): Response {
  return new HttpResponse(null, { status: encodings?.includes('gzip') ? 200 : 500 })
}
