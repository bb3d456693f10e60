import { t, type StaticKey } from '#/i18n/i18n'

type Cause = (serverMessage: string, status?: number) => string

function unlessSaid(key: StaticKey): Cause {
  return (message) => message || t(key)
}
const quoted: Cause = (message, status) => {
  if (message) return t('failure.other', { message })
  return status ? t('failure.status', { status }) : t('failure.malformed')
}

/**
 * Kinds of request failures, and what is said of each. `refused`: a response with `success: false`; `truncated`: a response
 * that was cut off; `malformed`: a response that does not match the schema; `otherList`: a list as other servers of the
 * family send it; `otherServer`: a write that was not sent, because the server is another one; `webPage`: a page came in
 * place of an answer, of something in front of the gateway: a single sign-on, a check of visitors, a note of maintenance.
 */
const CAUSES = {
  offline: 'failure.offline',
  unreachable: 'failure.unreachable',
  timeout: 'failure.timeout',
  rateLimited: 'failure.rateLimited',
  unavailable: 'failure.unavailable',
  demoReadOnly: 'failure.demoReadOnly',
  tooLarge: 'failure.tooLarge',
  webPage: 'failure.webPage',
  otherList: 'failure.otherList',
  truncated: 'failure.malformed',
  malformed: 'failure.malformed',
  unauthenticated: unlessSaid('common.notLoggedIn'),
  refused: unlessSaid('failure.refused'),
  banned: unlessSaid('failure.refused'),
  forbidden: unlessSaid('failure.forbidden'),
  notFound: (message) => (message ? t('failure.notFound.quote', { message }) : t('failure.notFound')),
  otherServer: (server) => t('failure.otherServer', { server }),
  server: (message, status) => (status === 500 ? t('failure.server') : quoted(message, status)),
  conflict: quoted,
  other: quoted,
} satisfies Record<string, StaticKey | Cause>

export type FailureKind = keyof typeof CAUSES

/**
 * Outcome of a write whose response was lost, as far as it could be verified; `doneAnyway`: refused by the server after it
 * was carried out, as the message says.
 */
export type WriteOutcome = 'notDone' | 'unknown' | 'doneAnyway'

/** Whether sending the write again may do it twice. */
export function mayBeDone(error: unknown): boolean {
  return error instanceof HttpFailure && (error.outcome === 'unknown' || error.outcome === 'doneAnyway')
}

interface HttpFailureInit {
  kind: FailureKind
  status?: number
  serverMessage?: string
  /** Seconds of the Retry-After header, if there was one. */
  retryAfter?: number
  /** `data` of a refusal: some endpoints fail half way and return what they created until then. */
  data?: unknown
  outcome?: WriteOutcome
  cause?: unknown
}

/** The only error type that `src/http` throws, besides aborts. */
export class HttpFailure extends Error implements HttpFailureInit {
  declare readonly kind: FailureKind
  declare readonly status?: number
  declare readonly serverMessage?: string
  declare readonly retryAfter?: number
  declare readonly data?: unknown
  declare readonly outcome?: WriteOutcome

  constructor({ cause, ...init }: HttpFailureInit) {
    super(init.serverMessage || init.kind, { cause })
    this.name = 'HttpFailure'
    Object.assign(this, init)
  }

  /** Copies the failure and sets the verified outcome of the write. */
  withOutcome(outcome: WriteOutcome): HttpFailure {
    const { kind, status, serverMessage, retryAfter, data } = this
    return new HttpFailure({ kind, status, serverMessage, retryAfter, data, outcome, cause: this })
  }
}

const ofKinds =
  (...kinds: FailureKind[]) =>
  (error: unknown): error is HttpFailure =>
    error instanceof HttpFailure && kinds.includes(error.kind)

/** Whether the server reported that the record does not exist (any more). */
export const isNotFound = ofKinds('notFound')

/** Whether the server reported that no user is signed in (any more). */
export const isUnauthenticated = ofKinds('unauthenticated', 'banned')

export const isForbidden = ofKinds('forbidden')

/** Whether a retry of the same read may succeed. */
export const isTransient = ofKinds('unreachable', 'server', 'truncated')

/** Whether a web page came in place of an answer: opening the page anew shows it. */
export const isWebPage = ofKinds('webPage')

const isRetriedLater = ofKinds('rateLimited', 'unavailable')

/**
 * Whether the server did not process the request: the browser was offline, a rate limit rejected it, or it was held back
 * because the server is another one.
 */
export const wasNotProcessed = ofKinds('offline', 'otherServer', 'rateLimited', 'unavailable')

/** Whether a write with this failure may have been carried out anyway. */
export const isOutcomeUnknown = ofKinds(
  'unreachable',
  'timeout',
  'server',
  'truncated',
  'malformed',
  'webPage',
)

/** Whether the server is unavailable, so that the same request may succeed later. */
export const isOutage = ofKinds('timeout', 'unreachable', 'server', 'truncated', 'rateLimited', 'unavailable')

const DEFAULT_RETRY_AFTER_S = 30
const MAX_AUTOMATIC_WAIT_S = 120

/**
 * Seconds to wait before a retry, or undefined when waiting does not help. `automatic` is false for a wait of more
 * than two minutes: then the user decides when to retry.
 */
export function retryAfterOf(error: unknown): { seconds: number; automatic: boolean } | undefined {
  if (!isRetriedLater(error)) return undefined
  const seconds = error.retryAfter ?? DEFAULT_RETRY_AFTER_S
  return { seconds, automatic: seconds <= MAX_AUTOMATIC_WAIT_S }
}

const MAX_MESSAGE_LENGTH = 300

/** Truncates a server message, which may be a stack trace or a whole HTML page; no character is cut in half. */
function clip(text: string): string {
  if (text.length <= MAX_MESSAGE_LENGTH) return text
  return `${text.slice(0, MAX_MESSAGE_LENGTH).replace(/[\uD800-\uDBFF]$/, '')}…`
}

/** Full text of `error` if `messageOf` truncates it; otherwise undefined. */
export function clippedTextOf(error: unknown): string | undefined {
  return error instanceof Error && error.message.length > MAX_MESSAGE_LENGTH ? error.message : undefined
}

/** Truncated server message of a failure; blank when there is none. */
export function serverTextOf(failure: HttpFailure): string {
  return clip(failure.serverMessage ?? '')
}

/** Translates `error` into a message for the user; includes the server's message if there is one. */
export function messageOf(error: unknown): string {
  if (!(error instanceof HttpFailure)) {
    return t('failure.other', { message: error instanceof Error ? clip(error.message) : '?' })
  }
  const known: StaticKey | Cause = CAUSES[error.kind]
  const cause = typeof known === 'string' ? t(known) : known(serverTextOf(error), error.status)
  if (error.outcome !== 'notDone' && error.outcome !== 'unknown') return cause
  return t('outcome.after', { cause: cause.replace(/[.。]$/, ''), outcome: t(`outcome.${error.outcome}`) })
}
