import { HttpFailure, waitOf } from '#/http/failure'
import { messageOf } from '#/http/failure-message'
import type { FormProblem } from '#/ui/form/form-problem'

/** Why a write failed, as its form shows it; null while there is nothing to show. */
export function formProblem(error: unknown): FormProblem | null {
  if (error === null || error === undefined) return null
  return {
    message: messageOf(error),
    waitSeconds: waitOf(error)?.seconds,
    sendAgain: error instanceof HttpFailure && error.outcome !== undefined,
  }
}
