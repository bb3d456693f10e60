import { HttpFailure, retryAfterOf, clippedTextOf, mayBeDone, messageOf } from '#/http/failure'
import { pageOwner } from '#/session/session'
import type { FormProblem } from '#/ui/form/form-problem'

/**
 * Maps the error of a write to the problem its form shows; null for none. The end of the session is not a form problem:
 * the log-in dialog handles it.
 */
export function toFormProblem(error: unknown): FormProblem | null {
  const hasSessionEnded = error instanceof HttpFailure && error.kind === 'unauthenticated'
  return hasSessionEnded && pageOwner() ? null : toPublicFormProblem(error)
}

/** The same for log-in forms, where an `unauthenticated` error is shown. */
export function toPublicFormProblem(error: unknown): FormProblem | null {
  if (error === null || error === undefined) return null
  return {
    message: messageOf(error),
    fullText: clippedTextOf(error),
    waitSeconds: retryAfterOf(error)?.seconds,
    isOutcomeUnknown:
      error instanceof HttpFailure && (error.outcome === 'unknown' || error.outcome === 'notDone'),
    mayBeDone: mayBeDone(error),
  }
}
