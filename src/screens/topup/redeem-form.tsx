import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ClipboardEvent } from 'react'
import { defineFields } from '#/fields/field-values'
import { field } from '#/fields/field'
import { formatQuota } from '#/format/quota'
import type { Account } from '#/resources/account/account'
import type { LostTopUp } from '#/resources/account/balance'
import { redeemMutation } from '#/resources/account/redeem-mutation'
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

const BLANK = { code: '' }

/** Redeems one code. The code stays in the field until it is known that it was redeemed. */
export function RedeemForm({ account }: { account: Account }) {
  const t = useT()
  const scale = moneyScale(useStatus())
  const form = useRecordForm({
    fields,
    initialValues: BLANK,
    draftLocation: { formKey: 'topup', owner: account.id },
  })
  // It may be left without a question, but a session that ends must not take the code along.
  useUnsavedWork('typed', form.isDirty)
  const redeem = useMutation(redeemMutation)
  const [lost, setLost] = useState<LostTopUp>()
  const amount = (quota: number) => formatQuota(quota, scale)

  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => void (isShown.current = false)
  }, [])

  const submit = async ({ code }: { code: string }) => {
    setLost(undefined)
    const key = pastedCode(code)
    form.setValue('code', key)
    try {
      const result = await redeem.mutateAsync({ key, owner: account.id })
      if (result.state === 'lost') {
        if (isShown.current) setLost(result.lost)
        else notify('warning', lostText(result.lost, amount))
        return
      }
      // Another may have been typed meanwhile.
      if (form.values().code === key) form.setValue('code', '')
      const { added } = result
      notify('success', added ? t('topup.done', { quota: amount(added) }) : t('topup.doneUnknownAmount'))
    } catch (error) {
      // It stands in the form, unless that was left meanwhile.
      if (!isShown.current) notify('error', redeemText(error))
    }
  }

  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    const code = pastedCode(text)
    // Only where the code had to be taken out of more; anything else is pasted as everywhere.
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
