import { HttpFailure, type FailureKind, messageOf } from '#/http/failure'
import { t } from '#/i18n/i18n'
import type { LostTopUp } from '#/resources/account/balance'
import { toFormProblem } from '#/shell/problem/to-form-problem'
import type { FormProblem } from '#/ui/form/form-problem'

/** Message about a redemption whose response was lost, judging by the balance. `amount` formats server units. */
export function lostText(lost: LostTopUp, amount: (quota: number) => string): string {
  if (lost.balance === 'unknown') return t('topup.lost.unknown')
  if (lost.balance === 'unchanged') return t('topup.lost.unchanged')
  return t('topup.lost.increased', { before: amount(lost.before), after: amount(lost.after) })
}

/** Failure kinds in which the server rejected the request; all others mean that the request failed. */
const ANSWERED = new Set<FailureKind>([
  'refused',
  'forbidden',
  'banned',
  'unauthenticated',
  'demoReadOnly',
  'notFound',
])

/**
 * Message about a code that was not redeemed. A thrown error means that the server did not process the code; a lost
 * response is checked against the balance instead (`lostText`).
 */
export function redeemText(error: unknown): string {
  if (!(error instanceof HttpFailure) || !ANSWERED.has(error.kind)) {
    return t('topup.failed.because', { cause: messageOf(error) })
  }
  // A rejection without a message gets the generic text.
  return error.kind === 'refused' && !error.serverMessage ? t('topup.failed') : messageOf(error)
}

/** The same as a form problem; null for none. */
export function redeemProblem(error: unknown): FormProblem | null {
  const problem = toFormProblem(error)
  return problem && { ...problem, message: redeemText(error) }
}
