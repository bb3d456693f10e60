import { HttpFailure, type FailureKind } from '#/http/failure'
import { messageOf } from '#/http/failure-message'
import { t } from '#/i18n/i18n'
import type { LostTopUp } from '#/resources/account/balance'
import { toFormProblem } from '#/shell/problem/to-form-problem'
import type { FormProblem } from '#/ui/form/form-problem'

/** What the balance says about a code whose answer was lost, in words. `amount` writes server units. */
export function lostText(lost: LostTopUp, amount: (quota: number) => string): string {
  if (lost.balance === 'unknown') return t('topup.lost.unknown')
  if (lost.balance === 'unchanged') return t('topup.lost.unchanged')
  return t('topup.lost.increased', { before: amount(lost.before), after: amount(lost.after) })
}

/** Kinds by which the server has understood and said no; anything else is a request that failed. */
const ANSWERED = new Set<FailureKind>([
  'refused',
  'forbidden',
  'banned',
  'unauthenticated',
  'demoReadOnly',
  'notFound',
])

/**
 * Why a code was not redeemed. A failure that is thrown came before the code was sent, or from a server that did
 * nothing with it: what may have been redeemed is judged by the balance instead (`lostText`).
 */
export function redeemText(error: unknown): string {
  if (!(error instanceof HttpFailure) || !ANSWERED.has(error.kind)) {
    return t('topup.failed.because', { cause: messageOf(error) })
  }
  // A refusal without a word gets the words of the specification.
  return error.kind === 'refused' && !error.serverMessage ? t('topup.failed') : messageOf(error)
}

/** The same as the form shows it; null while there is nothing to show. */
export function redeemProblem(error: unknown): FormProblem | null {
  const problem = toFormProblem(error)
  return problem && { ...problem, message: redeemText(error) }
}
