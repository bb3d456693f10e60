import { HttpFailure, type FailureKind } from '#/http/failure'

/**
 * Meaning of a failed code exchange. `refused`: the server rejected it. `stopped`: not accepted or not sent,
 * and not to be retried automatically. `silent`: no response, may be retried. `unreadable`: a response that
 * cannot be parsed.
 */
export type CallbackOutcome = 'refused' | 'stopped' | 'silent' | 'unreadable'

const OUTCOMES: Partial<Record<FailureKind, CallbackOutcome>> = {
  forbidden: 'stopped',
  rateLimited: 'stopped',
  offline: 'stopped',
  unreachable: 'silent',
  timeout: 'silent',
  server: 'silent',
  unavailable: 'silent',
  truncated: 'silent',
  malformed: 'unreadable',
}

/** Classifies `error`. Every response with a server message counts as refused. */
export function callbackOutcome(error: unknown): CallbackOutcome {
  return (error instanceof HttpFailure && OUTCOMES[error.kind]) || 'refused'
}
