import * as z from 'zod/mini'
import { HttpFailure, type FailureKind } from './failure'

/** An object that the server answered with: an envelope, a bare list, or an error of the relay. */
const answerSchema = z.looseObject({
  success: z.optional(z.boolean()),
  message: z.optional(z.unknown()),
  data: z.optional(z.unknown()),
  error: z.catch(z.optional(z.object({ message: z.string() })), undefined),
})
export type Answer = z.infer<typeof answerSchema>

/** The one text by which the server tells that an account was disabled; it has cleared the session (contract 2.2). */
const BANNED = '用户已被封禁'
/** The text by which it says that somebody's role does not reach so far; the status is 200 (contract 2.2). */
const NO_RIGHT = '无权进行此操作，权限不足'
/** The text of the server's storage layer for a row that is not there (contract 9). */
const NO_RECORD = 'record not found'

/** Refusals that mean more than a no; all others are told as they come. */
const KIND_OF_TEXT = new Map<string | undefined, FailureKind>([
  [BANNED, 'banned'],
  [NO_RIGHT, 'forbidden'],
  [NO_RECORD, 'gone'],
])

const KIND_OF_STATUS: Record<number, FailureKind> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'gone',
  405: 'demo',
  409: 'conflict',
  413: 'tooLarge',
  429: 'tooMany',
  503: 'unavailable',
}

function textOf(message: unknown): string | undefined {
  if (typeof message === 'number') return String(message)
  return typeof message === 'string' && message !== '' ? message : undefined
}

function readAnswer(body: string): Answer | undefined {
  try {
    return answerSchema.parse(JSON.parse(body.replace(/^\uFEFF/, '')))
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

const bytesOf = (value: unknown) => new Blob([JSON.stringify(value) ?? '']).size

/** How much was sent, and what took most of it. */
function sizeOf(sent: unknown) {
  const parts = Object.entries(sent ?? {}).map(([name, value]) => ({ name, bytes: bytesOf(value) }))
  const largest = parts.toSorted((a, b) => b.bytes - a.bytes)[0]
  return { sentBytes: bytesOf(sent), sentMostly: largest?.name }
}

/** The failure that an answer outside 2xx stands for; `sent` is what it answers, if anything was sent. */
export function failureOfStatus(response: Response, body: string, sent?: unknown): HttpFailure {
  const answer = readAnswer(body)
  const kind = KIND_OF_STATUS[response.status] ?? (response.status >= 500 ? 'server' : 'other')
  return new HttpFailure({
    kind,
    status: response.status,
    serverMessage: textOf(answer?.message) ?? answer?.error?.message,
    retryAfter: retryAfter(response.headers),
    ...(kind === 'tooLarge' && sizeOf(sent)),
  })
}

/** An HTML page in place of JSON is a proxy or a shell; anything else unreadable is an answer that broke off. */
function unreadable(body: string): HttpFailure {
  const text = body.trimStart()
  const whole = text === '' || text.startsWith('<') || isJson(text)
  return new HttpFailure({ kind: whole ? 'malformed' : 'cutOff', status: 200 })
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
export function acceptedAnswer(body: string, to: 'read' | 'write' = 'read'): Answer {
  const answer = readAnswer(body)
  if (!answer) throw unreadable(body)
  if (answer.success === true) return answer
  // Some answers have no `success` (contract D3): they count as good when they carry data.
  if (answer.success === undefined && answer.data !== undefined && !answer.error) {
    if (to === 'read') return answer
    throw new HttpFailure({ kind: 'malformed', status: 200 })
  }
  const serverMessage = textOf(answer.message) ?? answer.error?.message
  const kind = KIND_OF_TEXT.get(serverMessage) ?? 'refused'
  throw new HttpFailure({ kind, status: 200, serverMessage, data: answer.data })
}
