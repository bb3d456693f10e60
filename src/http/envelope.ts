import * as z from 'zod/mini'
import { HttpFailure, type FailureKind } from './failure'

/** Schema of a response object: the envelope, an object without `success`, or an error of the relay. */
const envelopeSchema = z.looseObject({
  success: z.optional(z.boolean()),
  message: z.optional(z.unknown()),
  data: z.optional(z.unknown()),
  error: z.catch(z.optional(z.object({ message: z.string() })), undefined),
})
export type Envelope = z.infer<typeof envelopeSchema>

/** Messages that map to a specific failure kind, with status 200; any other refusal shows its message unchanged. */
const KIND_OF_TEXT = new Map<string | undefined, FailureKind>([
  // A disabled account; the server has cleared the session.
  ['用户已被封禁', 'banned'],
  // An insufficient role.
  ['无权进行此操作，权限不足', 'forbidden'],
  // Of the server's storage layer, for a missing row.
  ['record not found', 'notFound'],
])

const KIND_OF_STATUS: Record<number, FailureKind> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'notFound',
  405: 'demoReadOnly',
  409: 'conflict',
  413: 'tooLarge',
  429: 'rateLimited',
  503: 'unavailable',
}

function nonEmptyText(message: unknown): string | undefined {
  if (typeof message === 'number') return String(message)
  return typeof message === 'string' && message !== '' ? message : undefined
}

/** Parses a JSON text; undefined if it is none. */
export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

const parseEnvelope = (body: string): Envelope | undefined => envelopeSchema.safeParse(parseJson(body)).data

/** The relay's own words in a parsed error body; undefined if it is none. */
export const messageOfError = (body: unknown) => envelopeSchema.safeParse(body).data?.error?.message

const isHtml = (body: string) => body.trimStart().startsWith('<')
/** Kinds whose pages come from a proxy that means what its status says. */
const OF_PROXY = new Set<FailureKind>([
  'notFound',
  'demoReadOnly',
  'tooLarge',
  'rateLimited',
  'unavailable',
  'server',
])

/** Builds the failure for a response outside 2xx. */
export function failureFromStatus(response: Response, body: string): HttpFailure {
  const envelope = parseEnvelope(body)
  const kindOfStatus = KIND_OF_STATUS[response.status] ?? (response.status >= 500 ? 'server' : 'other')
  // A redirect leads to a sign-on: the gateway sends none.
  const isPage = response.type === 'opaqueredirect' || (isHtml(body) && !OF_PROXY.has(kindOfStatus))
  const kind = isPage ? 'webPage' : kindOfStatus
  const retryAfter = response.headers.get('retry-after')?.trim() ?? ''
  return new HttpFailure({
    kind,
    status: response.status,
    serverMessage: nonEmptyText(envelope?.message) ?? envelope?.error?.message,
    // A date, as HTTP allows it too, is not read.
    retryAfter: /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined,
  })
}

/** Builds the failure for an unparsable body: a web page, complete but nothing of the gateway (`malformed`), or cut off (`truncated`). */
function unreadableFailure(body: string): HttpFailure {
  if (isHtml(body)) return new HttpFailure({ kind: 'webPage', status: 200 })
  const isComplete = body.trim() === '' || parseJson(body) !== undefined
  return new HttpFailure({ kind: isComplete ? 'malformed' : 'truncated', status: 200 })
}

/**
 * Parses the body of a 2xx response. Throws `HttpFailure`: `refused` (or `banned`, `forbidden`, `notFound` by the
 * message), `malformed` or `truncated`. A write requires `success: true`; for a read a body with `data` is enough.
 */
export function unwrapEnvelope(body: string, to: 'read' | 'write' = 'read'): Envelope {
  const envelope = parseEnvelope(body)
  if (!envelope) throw unreadableFailure(body)
  if (envelope.success === true) return envelope
  // Some responses have no `success`; they are valid for a read when they contain data.
  if (envelope.success === undefined && envelope.data !== undefined && !envelope.error) {
    if (to === 'read') return envelope
    throw new HttpFailure({ kind: 'malformed', status: 200 })
  }
  const serverMessage = nonEmptyText(envelope.message) ?? envelope.error?.message
  const kind = KIND_OF_TEXT.get(serverMessage) ?? 'refused'
  throw new HttpFailure({ kind, status: 200, serverMessage, data: envelope.data })
}
