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
import { useUnsavedWork } from '#/ui/dialog/unsaved-work'
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

/** Signed change of the quota in server units; negative for a subtraction. Requires valid values. */
const adjustmentAmount = ({ way, amount }: Adjustment) => (way === 'take' ? -Number(amount) : Number(amount))

interface Props {
  user: User
  onClose: () => void
}

export function AdjustDialog({ user, onClose }: Props) {
  const t = useT()
  const form = useRecordForm({ fields, initialValues: { way: 'add', amount: '' }, inputs: EVERY_INPUT })
  // The dialog closes without confirmation, but stays open when the session ends.
  useUnsavedWork('typed', form.isDirty)
  const adjust = useAdjust({ user, onClose })
  const way = useFieldValue(form, 'way')
  const submitLabel = () => {
    if (adjust.isWarned(form.values())) return t('user.adjust.anyway')
    if (adjust.problem?.isOutcomeUnknown) return undefined
    return t(way === 'take' ? 'user.adjust.take' : 'user.adjust.add')
  }
  const title = t('user.adjust.title', { name: visibleText(userName(user)) })
  return (
    <DialogFrame title={title} isClosable={!adjust.busy} onClose={onClose}>
      <RecordForm
        form={form}
        label={title}
        busy={adjust.busy}
        problem={adjust.problem}
        submitLabel={submitLabel()}
        onSubmit={adjust.submit}
        // A request in flight cannot be cancelled, and the dialog shows its result.
        onCancel={() => adjust.busy || onClose()}
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

const serialize = (adjustment: Adjustment) => JSON.stringify(adjustment)

const hasQuota = (user: User): user is KnownQuota => user.quota !== undefined

/** Changes a quota by an amount, relative to a fresh fetch; the notification shows the quota fetched afterwards. */
function useAdjust({ user, onClose }: Props) {
  const t = useT()
  const cache = useQueryClient()
  const scale = useMoneyScale()
  const write = useMutation(changeQuotaMutation)
  /** The serialised values for which the below-zero warning was shown. */
  const [warned, setWarned] = useState('')

  /** Validates the change; returns an error, or a warning the first time the result is below zero. */
  const validate = (current: KnownQuota, adjustment: Adjustment): string | undefined => {
    const amount = adjustmentAmount(adjustment)
    const left = current.quota + amount
    const quota = formatQuota(current.quota, scale)
    if (!Number.isSafeInteger(left)) return t('fields.tooBig')
    if (left > 0 || amount > 0 || warned === serialize(adjustment)) return undefined
    // The server ignores a 0 in the body.
    if (left === 0) return t('user.adjust.zero', { quota })
    setWarned(serialize(adjustment))
    return t('user.adjust.belowZero', { name: userName(user), quota, left: formatQuota(left, scale) })
  }

  const adjust = useMutation({
    meta: { errorHandledBy: 'form' },
    mutationFn: async (adjustment: Adjustment) => {
      const current = await fetchFresh(cache, userQueries.one(user.id))
      if (!hasQuota(current))
        throw new HttpFailure({ kind: 'refused', serverMessage: t('user.quota.unknown') })
      const serverMessage = validate(current, adjustment)
      if (serverMessage !== undefined) throw new HttpFailure({ kind: 'refused', serverMessage })
      await write.mutateAsync({ now: current, amount: adjustmentAmount(adjustment) })
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
  return {
    busy: adjust.isPending,
    problem: toFormProblem(adjust.error),
    /** Whether the warning for these values was shown, so that the next submit sends them. */
    isWarned: (adjustment: Adjustment) => warned === serialize(adjustment),
    submit: (adjustment: Adjustment) => adjust.mutateAsync(adjustment).catch(() => undefined),
  }
}
