import { jsonResponse, type FullResponse } from '../server/response'

/** The parts of a request that decide whether a control may run. */
interface GuardedRequest {
  headers: Headers
  url: URL
  body: string
}

const JSON_TYPE = /^application\/json(?:\s*;|$)/i

function hostOf(address: string): string | undefined {
  return URL.parse(address)?.host
}

/** Whether a request comes from a same-origin page, or from no page at all (a test, curl). */
function isFromOwnPage({ headers, url }: GuardedRequest): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  const origin = headers.get('origin')
  if (origin === null) return true
  const host = headers.get('host') ?? url.host
  // An opaque origin is sent as "null", which does not parse. Compare hosts only, because a proxy may terminate TLS.
  return hostOf(origin) !== undefined && hostOf(origin) === hostOf(`${URL.parse(origin)?.protocol}//${host}`)
}

/**
 * Returns a 403 or 415 response if a control call is not allowed, undefined otherwise. Controls need no log-in, so a
 * cross-site page must not reach them (CSRF): only same-origin pages and non-browser clients may. A body must have the
 * content type JSON, which a cross-site form cannot send.
 */
export function guardControl(request: GuardedRequest): FullResponse | undefined {
  if (!isFromOwnPage(request))
    return jsonResponse(403, { error: 'controls answer to pages of the same origin only' })
  if (request.body !== '' && !JSON_TYPE.test(request.headers.get('content-type') ?? ''))
    return jsonResponse(415, { error: 'the body of a control must have the Content-Type application/json' })
  return undefined
}
