import { HttpFailure, waitOf } from '#/http/failure'
import { clippedTextOf, messageOf } from '#/http/failure-message'
import { accountHere } from '#/session/interruption'
import type { FormProblem } from '#/ui/form/form-problem'

/**
 * Why a write failed, as its form shows it; null while there is nothing to show. A session that is
 * over is told by the question to sign in again, and is no problem of the form once that was answered.
 */
export function formProblem(error: unknown): FormProblem | null {
  const isOver = error instanceof HttpFailure && error.kind === 'unauthenticated'
  return isOver && accountHere() ? null : publicFormProblem(error)
}

/** The same for what signs in, where that is what is told. */
export function publicFormProblem(error: unknown): FormProblem | null {
  if (error === null || error === undefined) return null
  return {
    message: messageOf(error),
    wholeText: clippedTextOf(error),
    waitSeconds: waitOf(error)?.seconds,
    sendAgain: error instanceof HttpFailure && error.outcome !== undefined,
  }
}
