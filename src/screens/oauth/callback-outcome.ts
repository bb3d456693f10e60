import { HttpFailure, type FailureKind } from '#/http/failure'

/**
 * What a failed callback means. `refused`: the server said no. `stopped`: it is not taken, or was not
 * sent, and must not be sent by itself again. `silent`: no answer at all, so that it may be tried again. `unreadableFailure`:
 * an answer that says nothing.
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

/** What `error` means; every answer with words of the server is a refusal. */
export function callbackOutcome(error: unknown): CallbackOutcome {
  return (error instanceof HttpFailure && OUTCOMES[error.kind]) || 'refused'
}
