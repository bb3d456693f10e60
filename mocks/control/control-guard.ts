import { jsonResponse, type FullResponse } from '../server/response'

/** What of a request says where it comes from and what it brings. */
interface Sent {
  headers: Headers
  url: URL
  body: string
}

const JSON_TYPE = /^application\/json(?:\s*;|$)/i

function hostOf(address: string): string | undefined {
  return URL.parse(address)?.host
}

/** Browsers name the page behind a request; whoever names none is no page, such as a test or curl. */
function isFromOwnPage({ headers, url }: Sent): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  const origin = headers.get('origin')
  if (origin === null) return true
  const host = headers.get('host') ?? url.host
  // An opaque origin is written "null", which is no address. Only hosts are compared: a proxy may end TLS.
  return hostOf(origin) !== undefined && hostOf(origin) === hostOf(`${URL.parse(origin)?.protocol}//${host}`)
}

/**
 * The refusal of a control call, undefined when it may go on. Controls have no sign-in, so that a page of another site
 * could steer a gateway on somebody's machine: they answer only to own pages and to what is no page. A body has to be
 * labelled JSON, which no foreign form can do.
 */
export function guardControl(sent: Sent): FullResponse | undefined {
  if (!isFromOwnPage(sent))
    return jsonResponse(403, { error: 'controls answer to pages of the same origin only' })
  if (sent.body !== '' && !JSON_TYPE.test(sent.headers.get('content-type') ?? ''))
    return jsonResponse(415, { error: 'the body of a control must have the Content-Type application/json' })
  return undefined
}
