import { HttpFailure, retryAfterOf } from '#/http/failure'
import { clippedTextOf, messageOf } from '#/http/failure-message'
import { pageOwner } from '#/session/reauth'
import type { FormProblem } from '#/ui/form/form-problem'

/**
 * Why a write failed, as its form shows it; null while there is nothing to show. A session that is
 * over is told by the question to sign in again, and is no problem of the form once that was answered.
 */
export function toFormProblem(error: unknown): FormProblem | null {
  const isOver = error instanceof HttpFailure && error.kind === 'unauthenticated'
  return isOver && pageOwner() ? null : toPublicFormProblem(error)
}

/** The same for what signs in, where that is what is told. */
export function toPublicFormProblem(error: unknown): FormProblem | null {
  if (error === null || error === undefined) return null
  return {
    message: messageOf(error),
    wholeText: clippedTextOf(error),
    waitSeconds: retryAfterOf(error)?.seconds,
    isOutcomeUnknown: error instanceof HttpFailure && error.outcome !== undefined,
  }
}
