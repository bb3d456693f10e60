import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { field, defineFields, type FieldValues } from '#/fields/fields'
import { formatQuota } from '#/format/quota'
import { visibleText } from '#/format/visible-text'
import { HttpFailure } from '#/http/failure'
import { QuotaInput } from '#/parts/quota-input'
import { QuotaText } from '#/parts/quota-text'
import { changeQuotaMutation, type KnownQuota } from '#/resources/user/user-mutations'
import { userName, type User, userQueries } from '#/resources/user/user'
import { useMoneyScale } from '#/session/use-status'
import { fetchFresh } from '#/app/cache'
import { toFormProblem } from '#/app/problem/to-form-problem'
import { DialogFrame } from '#/ui/dialog/dialog-frame'
import { Field } from '#/ui/form/field'
import { useFieldValue } from '#/ui/form/form-handle'
import { EVERY_INPUT } from '#/ui/form/inputs/every-input'
import { RecordForm } from '#/ui/form/record-form'
import { useRecordForm } from '#/ui/form/use-record-form'
import { useT } from '#/ui/language/use-t'
import { notify } from '#/ui/notifications/notify'

const fields = defineFields({
  way: field.choice({
    label: 'user.adjust.direction',
    required: true,
    choices: [
      { value: 'add', label: 'user.adjust.add' },
      { value: 'take', label: 'user.adjust.take' },
    ],
  }),
  amount: field.integer({ label: 'user.adjust.amount', isQuota: true, min: 1 }),
})

type Adjustment = FieldValues<typeof fields>

interface Props {
  user: User
  onClose: () => void
}

const serialize = (adjustment: Adjustment) => JSON.stringify(adjustment)

const hasQuota = (user: User): user is KnownQuota => user.quota !== undefined

const refused = (serverMessage: string) => new HttpFailure({ kind: 'refused', serverMessage })

/** Changes a quota by an amount, relative to a fresh fetch; the notification shows the quota fetched afterwards. */
export function AdjustDialog({ user, onClose }: Props) {
  const t = useT()
  const cache = useQueryClient()
  const scale = useMoneyScale()
  const form = useRecordForm({ fields, initialValues: { way: 'add', amount: '' }, inputs: EVERY_INPUT })
  const isTaken = useFieldValue(form, 'way') === 'take'
  const write = useMutation(changeQuotaMutation)
  /** The serialised values that lead below zero, as the user was warned: sent again, they are written. */
  const [warned, setWarned] = useState('')
  const adjust = useMutation({
    meta: { errorHandledBy: 'form' },
    mutationFn: async (adjustment: Adjustment) => {
      const now = await fetchFresh(cache, userQueries.one(user.id))
      if (!hasQuota(now)) throw refused(t('user.quota.unknown'))
      const amount = adjustment.way === 'take' ? -Number(adjustment.amount) : Number(adjustment.amount)
      const left = now.quota + amount
      const quota = formatQuota(now.quota, scale)
      if (!Number.isSafeInteger(left)) throw refused(t('fields.tooBig'))
      // The server ignores a 0 in the body.
      if (amount < 0 && left === 0) throw refused(t('user.adjust.zero', { quota }))
      if (amount < 0 && left < 0 && warned !== serialize(adjustment)) {
        setWarned(serialize(adjustment))
        const texts = { name: userName(user), quota, left: formatQuota(left, scale) }
        throw refused(t('user.adjust.belowZero', texts))
      }
      await write.mutateAsync({ now, amount })
      return fetchFresh(cache, userQueries.one(user.id)).catch(() => undefined)
    },
    onSuccess: (after) => {
      if (after) {
        const quota = after.quota === undefined ? '–' : formatQuota(after.quota, scale)
        notify('success', t('user.adjust.done', { quota }))
      } else notify('warning', t('user.adjust.unknownResult'))
      onClose()
    },
  })
  const problem = toFormProblem(adjust.error)
  const submitLabel = () => {
    if (warned === serialize(form.values())) return t('user.adjust.anyway')
    if (problem?.isOutcomeUnknown) return undefined
    return t(isTaken ? 'user.adjust.take' : 'user.adjust.add')
  }
  const title = t('user.adjust.title', { name: visibleText(userName(user)) })
  return (
    <DialogFrame title={title} isClosable={!adjust.isPending} onClose={onClose}>
      <RecordForm
        form={form}
        label={title}
        busy={adjust.isPending}
        problem={problem}
        submitLabel={submitLabel()}
        onSubmit={(values) => adjust.mutateAsync(values).catch(() => undefined)}
        // A request in flight cannot be cancelled, and the dialog shows its result.
        onCancel={() => adjust.isPending || onClose()}
      >
        <p>
          {t('user.adjust.now')} <QuotaText quota={user.quota} />
        </p>
        <Field form={form} name="way" />
        <QuotaInput form={form} name="amount" hasPresets isFirst />
      </RecordForm>
    </DialogFrame>
  )
}
