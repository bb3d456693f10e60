import { useMutation } from '@tanstack/react-query'
import type { ClipboardEvent } from 'react'
import { field, defineFields } from '#/fields/fields'
import { identifierText } from '#/fields/plain-text'
import { formatQuota } from '#/format/quota'
import { HttpFailure, type FailureKind, messageOf } from '#/http/failure'
import { t as translate } from '#/i18n/i18n'
import type { Account } from '#/resources/account/account'
import { redeemMutation, type LostTopUp } from '#/resources/account/balance'
import { useMoneyScale } from '#/session/use-status'
import { toFormProblem } from '#/app/problem/to-form-problem'
import { Field } from '#/ui/form/field'
import type { FormProblem } from '#/ui/form/form-problem'
import { RecordForm } from '#/ui/form/record-form'
import { useRecordForm } from '#/ui/form/use-record-form'
import { useT } from '#/ui/language/use-t'
import { notify } from '#/ui/notifications/notify'

/** A code as the server generates it: 32 hex digits, not part of a longer word. */
const CODE = /(?<![0-9a-z])[0-9a-f]{32}(?![0-9a-z])/gi

function codesIn(text: string): string[] {
  return [...new Set(Array.from(identifierText(text).matchAll(CODE), ([code]) => code))]
}

/** Rejects a text with several codes: the wanted one is ambiguous. */
export function codeRule(text: string): string | undefined {
  return codesIn(text).length < 2 ? undefined : translate('topup.several')
}

/**
 * Extracts the code from a typed or pasted text: the only match of the server's format, else the trimmed text, because
 * another server may use another format.
 */
export function pastedCode(text: string): string {
  const [code, another] = codesIn(text)
  return code !== undefined && another === undefined ? code : identifierText(text)
}

const fields = defineFields({
  code: field.text({
    label: 'topup.code',
    hint: 'topup.code.hint',
    required: true,
    requiredMessage: 'topup.empty',
    rule: codeRule,
    autoComplete: 'off',
    isKey: true,
  }),
})

/** Form that redeems one code. The code stays in the field until the server confirms it. */
export function RedeemForm({ account }: { account: Account }) {
  const t = useT()
  const scale = useMoneyScale()
  const form = useRecordForm({ fields, draftLocation: { formKey: 'topup', owner: account.id } })
  const redeem = useMutation(redeemMutation)
  const lost = redeem.data?.lost
  const amount = (quota: number) => formatQuota(quota, scale)
  const submit = async ({ code }: { code: string }) => {
    const key = pastedCode(code)
    form.setValue('code', key)
    try {
      const result = await redeem.mutateAsync(key)
      if (result.lost) {
        if (!form.isMounted()) notify('warning', lostText(result.lost, amount))
        return
      }
      // Another code may have been typed before the response arrived.
      if (form.values().code === key) form.setValue('code', '')
      const { added } = result
      notify('success', added ? t('topup.done', { quota: amount(added) }) : t('topup.doneUnknownAmount'))
    } catch (error) {
      // The form shows the error itself while it is mounted.
      if (!form.isMounted()) notify('error', redeemText(error))
    }
  }

  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    const code = pastedCode(text)
    // Only handle a paste that contains more than the code; otherwise the browser's default applies.
    if (form.values().code !== '' || code === text.trim()) return
    event.preventDefault()
    form.setValue('code', code)
  }

  return (
    <div onPaste={paste}>
      <RecordForm
        form={form}
        label={t('common.topUp')}
        busy={redeem.isPending}
        problem={lost ? { message: lostText(lost, amount) } : redeemProblem(redeem.error)}
        onSubmit={submit}
        submitLabel={t('topup.redeem')}
      >
        <Field form={form} name="code" />
      </RecordForm>
    </div>
  )
}

/** Message about a redemption whose response was lost, judging by the balance. `amount` formats server units. */
export function lostText(lost: LostTopUp, amount: (quota: number) => string): string {
  if (lost.balance === 'unknown') return translate('topup.lost.unknown')
  if (lost.balance === 'unchanged') return translate('topup.lost.unchanged')
  return translate('topup.lost.increased', { before: amount(lost.before), after: amount(lost.after) })
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
    return translate('topup.failed.because', { cause: messageOf(error) })
  }
  // A rejection without a message gets the generic text.
  return error.kind === 'refused' && !error.serverMessage ? translate('topup.failed') : messageOf(error)
}

export function redeemProblem(error: unknown): FormProblem | null {
  const problem = toFormProblem(error)
  return problem && { ...problem, message: redeemText(error) }
}
