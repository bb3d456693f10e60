import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ClipboardEvent } from 'react'
import { defineFields } from '#/fields/field-values'
import { field } from '#/fields/field'
import { formatQuota } from '#/format/quota'
import type { Account } from '#/resources/account/account'
import { redeemMutation, type LostTopUp } from '#/resources/account/balance'
import { moneyScale } from '#/resources/status/status'
import { useStatus } from '#/session/use-status'
import { notify } from '#/ui/notifications/notify'
import { useUnsavedWork } from '#/ui/dialog/unsaved-work'
import { FieldFrame } from '#/ui/form/field-frame'
import { TextFieldInput } from '#/ui/form/inputs/text-input'
import { RecordForm } from '#/ui/form/record-form'
import { useRecordForm } from '#/ui/form/use-record-form'
import { useT } from '#/ui/language/use-t'
import { codeRule, pastedCode } from './pasted-code'
import { lostText, redeemProblem, redeemText } from './topup-texts'

const fields = defineFields({
  code: field.text({
    label: 'topup.code',
    hint: 'topup.code.hint',
    required: true,
    requiredMessage: 'topup.empty',
    rule: codeRule,
    autoComplete: 'off',
  }),
})

const INITIAL_VALUES = { code: '' }

/** Form that redeems one code. The code stays in the field until the server confirms it. */
export function RedeemForm({ account }: { account: Account }) {
  const t = useT()
  const scale = moneyScale(useStatus())
  const form = useRecordForm({
    fields,
    initialValues: INITIAL_VALUES,
    draftLocation: { formKey: 'topup', owner: account.id },
  })
  // The form can be left without confirmation, but the end of the session must not discard the code.
  useUnsavedWork('typed', form.isDirty)
  const redeem = useMutation(redeemMutation)
  const [lost, setLost] = useState<LostTopUp>()
  const amount = (quota: number) => formatQuota(quota, scale)

  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => void (isMounted.current = false)
  }, [])

  const submit = async ({ code }: { code: string }) => {
    setLost(undefined)
    const key = pastedCode(code)
    form.setValue('code', key)
    try {
      const result = await redeem.mutateAsync({ key, owner: account.id })
      if (result.state === 'lost') {
        if (isMounted.current) setLost(result.lost)
        else notify('warning', lostText(result.lost, amount))
        return
      }
      // Another code may have been typed before the response arrived.
      if (form.values().code === key) form.setValue('code', '')
      const { added } = result
      notify('success', added ? t('topup.done', { quota: amount(added) }) : t('topup.doneUnknownAmount'))
    } catch (error) {
      // The form shows the error itself while it is mounted.
      if (!isMounted.current) notify('error', redeemText(error))
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
        label={t('topup.title')}
        busy={redeem.isPending}
        problem={lost ? { message: lostText(lost, amount) } : redeemProblem(redeem.error)}
        onSubmit={submit}
        submitLabel={t('topup.redeem')}
        leave="free"
      >
        <FieldFrame form={form} name="code" input={TextFieldInput} />
      </RecordForm>
    </div>
  )
}
