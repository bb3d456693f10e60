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
  | 'gone'
  | 'demo'
  | 'conflict'
  | 'tooLarge'
  | 'tooMany'
  | 'unavailable'
  | 'server'
  | 'refused'
  | 'cutOff'
  | 'malformed'
  | 'other'

/** What became of a write whose answer was lost, as far as a second look could tell. */
export type Outcome = 'notDone' | 'unknown'

interface FailureParts {
  kind: FailureKind
  /** HTTP status, where there was an answer. */
  status?: number
  /** The server's own words, as they came. */
  serverMessage?: string
  /** Seconds until the server wants to be asked again, where it said so. */
  retryAfter?: number
  /** How much was sent, in bytes, where that was the trouble. */
  sentBytes?: number
  /** The server's name of what took most of it. */
  sentMostly?: string
  /** `data` of a refusal: some calls refuse half way and say what was made until then. */
  data?: unknown
  outcome?: Outcome
  cause?: unknown
}

/** The one error that leaves this room. */
export class HttpFailure extends Error implements FailureParts {
  readonly kind: FailureKind
  readonly status?: number
  readonly serverMessage?: string
  readonly retryAfter?: number
  readonly sentBytes?: number
  readonly sentMostly?: string
  readonly data?: unknown
  readonly outcome?: Outcome

  constructor(parts: FailureParts) {
    super(parts.serverMessage || parts.kind, { cause: parts.cause })
    this.name = 'HttpFailure'
    this.kind = parts.kind
    this.status = parts.status
    this.serverMessage = parts.serverMessage
    this.retryAfter = parts.retryAfter
    this.sentBytes = parts.sentBytes
    this.sentMostly = parts.sentMostly
    this.data = parts.data
    this.outcome = parts.outcome
  }

  /** The same failure, with what a second look told about the write. */
  settled(outcome: Outcome): HttpFailure {
    return new HttpFailure({
      kind: this.kind,
      status: this.status,
      serverMessage: this.serverMessage,
      retryAfter: this.retryAfter,
      sentBytes: this.sentBytes,
      sentMostly: this.sentMostly,
      data: this.data,
      outcome,
      cause: this,
    })
  }
}

const FLEETING = new Set<FailureKind>(['unreachable', 'server', 'cutOff'])
const WAITING = new Set<FailureKind>(['tooMany', 'unavailable'])
const UNKNOWN = new Set<FailureKind>(['unreachable', 'timeout', 'server', 'cutOff', 'malformed'])

/** Whether the server said that there is no such record (any more). */
export function isMissing(error: unknown): boolean {
  return error instanceof HttpFailure && error.kind === 'gone'
}

/** Whether the server said that nobody is signed in (any more). */
export function isSessionOver(error: unknown): error is HttpFailure {
  return error instanceof HttpFailure && (error.kind === 'unauthenticated' || error.kind === 'banned')
}

/** Whether asking the same question once more may well be answered (reliability 3.2). */
export function isFleeting(error: unknown): boolean {
  return error instanceof HttpFailure && FLEETING.has(error.kind)
}

/** Whether the server has not even begun with it: nothing was sent, or it wants to be left alone. */
export function isTurnedAway(error: unknown): boolean {
  return error instanceof HttpFailure && (error.kind === 'offline' || WAITING.has(error.kind))
}

/** Whether a write that failed this way may have been carried out all the same. */
export function isOutcomeUnknown(error: unknown): error is HttpFailure {
  return error instanceof HttpFailure && UNKNOWN.has(error.kind)
}

const DEFAULT_WAIT_S = 30
const LONGEST_WAIT_S = 120

/**
 * Seconds to wait before the server may be asked again, or undefined when waiting is not what helps. A wait
 * beyond two minutes is not counted down: `automatic` says whether to ask again by oneself at its end.
 */
export function waitOf(error: unknown): { seconds: number; automatic: boolean } | undefined {
  if (!(error instanceof HttpFailure) || !WAITING.has(error.kind)) return undefined
  const seconds = error.retryAfter ?? DEFAULT_WAIT_S
  return { seconds, automatic: seconds <= LONGEST_WAIT_S }
}
