/**
 * Everything that can go wrong with a call, as a closed list. `refused` is an ordinary answer that says no;
 * `cutOff` is an answer that broke off, `malformed` one that is something else than what was asked for.
 */
export type FailureKind =
  | 'offline'
  | 'unreachable'
  | 'timeout'
  | 'unauthenticated'
  | 'banned'
  | 'forbidden'
  | 'notFound'
  | 'demoReadOnly'
  | 'conflict'
  | 'tooLarge'
  | 'rateLimited'
  | 'unavailable'
  | 'server'
  | 'refused'
  | 'truncated'
  | 'malformed'
  | 'other'

/** What became of a write whose answer was lost, as far as a second look could tell. */
export type WriteOutcome = 'notDone' | 'unknown'

interface HttpFailureInit {
  kind: FailureKind
  /** HTTP status, where there was an answer. */
  status?: number
  /** The server's own words, as they came. */
  serverMessage?: string
  /** Seconds until the server wants to be asked again, where it said so. */
  retryAfter?: number
  /** How much was sent, in bytes, where that was the trouble. */
  bodyBytes?: number
  /** The server's name of what took most of it. */
  largestField?: string
  /** `data` of a refusal: some calls refuse half way and say what was made until then. */
  data?: unknown
  outcome?: WriteOutcome
  cause?: unknown
}

/** The one error that leaves this room. */
export class HttpFailure extends Error implements HttpFailureInit {
  readonly kind: FailureKind
  readonly status?: number
  readonly serverMessage?: string
  readonly retryAfter?: number
  readonly bodyBytes?: number
  readonly largestField?: string
  readonly data?: unknown
  readonly outcome?: WriteOutcome

  constructor(init: HttpFailureInit) {
    super(init.serverMessage || init.kind, { cause: init.cause })
    this.name = 'HttpFailure'
    this.kind = init.kind
    this.status = init.status
    this.serverMessage = init.serverMessage
    this.retryAfter = init.retryAfter
    this.bodyBytes = init.bodyBytes
    this.largestField = init.largestField
    this.data = init.data
    this.outcome = init.outcome
  }

  /** The same failure, with what a second look told about the write. */
  withOutcome(outcome: WriteOutcome): HttpFailure {
    return new HttpFailure({
      kind: this.kind,
      status: this.status,
      serverMessage: this.serverMessage,
      retryAfter: this.retryAfter,
      bodyBytes: this.bodyBytes,
      largestField: this.largestField,
      data: this.data,
      outcome,
      cause: this,
    })
  }
}

const TRANSIENT = new Set<FailureKind>(['unreachable', 'server', 'truncated'])
const RETRY_LATER = new Set<FailureKind>(['rateLimited', 'unavailable'])
const OUTCOME_UNKNOWN = new Set<FailureKind>(['unreachable', 'timeout', 'server', 'truncated', 'malformed'])

/** Whether the server said that there is no such record (any more). */
export function isNotFound(error: unknown): boolean {
  return error instanceof HttpFailure && error.kind === 'notFound'
}

/** Whether the server said that nobody is signed in (any more). */
export function isUnauthenticated(error: unknown): error is HttpFailure {
  return error instanceof HttpFailure && (error.kind === 'unauthenticated' || error.kind === 'banned')
}

/** Whether asking the same question once more may well be answered (FM-RETRY). */
export function isTransient(error: unknown): boolean {
  return error instanceof HttpFailure && TRANSIENT.has(error.kind)
}

/** Whether the server has not even begun with it: nothing was sent, or it wants to be left alone. */
export function wasNotProcessed(error: unknown): boolean {
  return error instanceof HttpFailure && (error.kind === 'offline' || RETRY_LATER.has(error.kind))
}

/** Whether a write that failed this way may have been carried out all the same. */
export function isOutcomeUnknown(error: unknown): error is HttpFailure {
  return error instanceof HttpFailure && OUTCOME_UNKNOWN.has(error.kind)
}

const DEFAULT_RETRY_AFTER_S = 30
const MAX_AUTOMATIC_WAIT_S = 120

/**
 * Seconds to wait before the server may be asked again, or undefined when waiting is not what helps. A wait
 * beyond two minutes is not counted down: `automatic` says whether to ask again by oneself at its end.
 */
export function retryAfterOf(error: unknown): { seconds: number; automatic: boolean } | undefined {
  if (!(error instanceof HttpFailure) || !RETRY_LATER.has(error.kind)) return undefined
  const seconds = error.retryAfter ?? DEFAULT_RETRY_AFTER_S
  return { seconds, automatic: seconds <= MAX_AUTOMATIC_WAIT_S }
}
