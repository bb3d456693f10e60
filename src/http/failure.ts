import { MAX_AUTOMATIC_WAIT_S } from '#/async/backoff'

/**
 * Kinds of request failures. `refused`: a response with `success: false`; `truncated`: a response that was cut off;
 * `malformed`: a response that does not match the schema.
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

/** Outcome of a write whose response was lost, as far as it could be verified. */
export type WriteOutcome = 'notDone' | 'unknown'

interface HttpFailureInit {
  kind: FailureKind
  /** HTTP status, if there was a response. */
  status?: number
  /** Message of the server, unchanged. */
  serverMessage?: string
  /** Seconds of the Retry-After header, if there was one. */
  retryAfter?: number
  /** Size of the request body in bytes; only for `tooLarge`. */
  bodyBytes?: number
  /** Name of the largest field of the request body; only for `tooLarge`. */
  largestField?: string
  /** `data` of a refusal: some endpoints fail half way and return what they created until then. */
  data?: unknown
  outcome?: WriteOutcome
  cause?: unknown
}

/** The only error type that `src/http` throws, besides aborts. */
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

  /** Copies the failure and sets the verified outcome of the write. */
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

/** Whether the server reported that the record does not exist (any more). */
export function isNotFound(error: unknown): boolean {
  return error instanceof HttpFailure && error.kind === 'notFound'
}

/** Whether the server reported that no user is signed in (any more). */
export function isUnauthenticated(error: unknown): error is HttpFailure {
  return error instanceof HttpFailure && (error.kind === 'unauthenticated' || error.kind === 'banned')
}

/** Whether a retry of the same read may succeed (FM-RETRY). */
export function isTransient(error: unknown): boolean {
  return error instanceof HttpFailure && TRANSIENT.has(error.kind)
}

/** Whether the server did not process the request: the browser was offline, or a rate limit rejected it. */
export function wasNotProcessed(error: unknown): boolean {
  return error instanceof HttpFailure && (error.kind === 'offline' || RETRY_LATER.has(error.kind))
}

/** Whether a write with this failure may have been carried out anyway. */
export function isOutcomeUnknown(error: unknown): error is HttpFailure {
  return error instanceof HttpFailure && OUTCOME_UNKNOWN.has(error.kind)
}

const DEFAULT_RETRY_AFTER_S = 30

/**
 * Seconds to wait before a retry, or undefined when waiting does not help. `automatic` is false for a wait of more
 * than two minutes: then the user decides when to retry.
 */
export function retryAfterOf(error: unknown): { seconds: number; automatic: boolean } | undefined {
  if (!(error instanceof HttpFailure) || !RETRY_LATER.has(error.kind)) return undefined
  const seconds = error.retryAfter ?? DEFAULT_RETRY_AFTER_S
  return { seconds, automatic: seconds <= MAX_AUTOMATIC_WAIT_S }
}

/** Seconds to wait before a retry, for `createBackoff`; undefined when waiting does not help. */
export function retryDelayOf(error: unknown): number | undefined {
  return retryAfterOf(error)?.seconds
}
