import * as z from 'zod/mini'
import { HttpFailure, type FailureKind } from './failure'

/** An object that the server answered with: an envelope, a bare list, or an error of the relay. */
const envelopeSchema = z.looseObject({
  success: z.optional(z.boolean()),
  message: z.optional(z.unknown()),
  data: z.optional(z.unknown()),
  error: z.catch(z.optional(z.object({ message: z.string() })), undefined),
})
export type Envelope = z.infer<typeof envelopeSchema>

/** The one text by which the server tells that an account was disabled; it has cleared the session (K2.2). */
const BANNED_TEXTS = '用户已被封禁'
/** The text by which it says that somebody's role does not reach so far; the status is 200 (K2.2). */
const FORBIDDEN_TEXTS = '无权进行此操作，权限不足'
/** The text of the server's storage layer for a row that is not there (K9). */
const NOT_FOUND_TEXTS = 'record not found'

/** Refusals that mean more than a no; all others are told as they come. */
const KIND_OF_TEXT = new Map<string | undefined, FailureKind>([
  [BANNED_TEXTS, 'banned'],
  [FORBIDDEN_TEXTS, 'forbidden'],
  [NOT_FOUND_TEXTS, 'notFound'],
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

function parseEnvelope(body: string): Envelope | undefined {
  try {
    return envelopeSchema.parse(JSON.parse(body.replace(/^\uFEFF/, '')))
  } catch {
    return undefined
  }
}

/** Seconds from a Retry-After header, which is either a number or a date; undefined when there is none. */
function retryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after')
  if (!value) return undefined
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined
}

const byteSize = (value: unknown) => new Blob([JSON.stringify(value) ?? '']).size

/** How much was sent, and what took most of it. */
function bodySize(sent: unknown) {
  const parts = Object.entries(sent ?? {}).map(([name, value]) => ({ name, bytes: byteSize(value) }))
  const largest = parts.toSorted((a, b) => b.bytes - a.bytes)[0]
  return { bodyBytes: byteSize(sent), largestField: largest?.name }
}

/** The failure that an answer outside 2xx stands for; `sent` is what it answers, if anything was sent. */
export function failureFromStatus(response: Response, body: string, sent?: unknown): HttpFailure {
  const envelope = parseEnvelope(body)
  const kind = KIND_OF_STATUS[response.status] ?? (response.status >= 500 ? 'server' : 'other')
  return new HttpFailure({
    kind,
    status: response.status,
    serverMessage: nonEmptyText(envelope?.message) ?? envelope?.error?.message,
    retryAfter: retryAfter(response.headers),
    ...(kind === 'tooLarge' && bodySize(sent)),
  })
}

/** An HTML page in place of JSON is a proxy or a shell; anything else unreadable is an answer that broke off. */
function unreadableFailure(body: string): HttpFailure {
  const text = body.trimStart()
  const isComplete = text === '' || text.startsWith('<') || isJson(text)
  return new HttpFailure({ kind: isComplete ? 'malformed' : 'truncated', status: 200 })
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/**
 * The object in the body of a 2xx answer that does not say no. Throws `HttpFailure`: `refused` (or `banned`,
 * `forbidden`, `gone` where the text says so), `malformed`, `cutOff`. To a write only `success` says yes.
 */
export function unwrapEnvelope(body: string, to: 'read' | 'write' = 'read'): Envelope {
  const envelope = parseEnvelope(body)
  if (!envelope) throw unreadableFailure(body)
  if (envelope.success === true) return envelope
  // Some answers have no `success` (K10.3): they count as good when they carry data.
  if (envelope.success === undefined && envelope.data !== undefined && !envelope.error) {
    if (to === 'read') return envelope
    throw new HttpFailure({ kind: 'malformed', status: 200 })
  }
  const serverMessage = nonEmptyText(envelope.message) ?? envelope.error?.message
  const kind = KIND_OF_TEXT.get(serverMessage) ?? 'refused'
  throw new HttpFailure({ kind, status: 200, serverMessage, data: envelope.data })
}
