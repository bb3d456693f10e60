import { useState } from 'react'
import { QuotaInput } from '#/parts/quota-input'
import { QuotaText } from '#/parts/quota-text'
import { visibleText } from '#/format/visible-text'
import { userName, type User } from '#/resources/user/user'
import { useUnsavedWork } from '#/ui/dialog/unsaved-work'
import { DialogFrame } from '#/ui/dialog/dialog-frame'
import { FieldInput } from '#/ui/form/field-input'
import { RecordForm } from '#/ui/form/record-form'
import { useRecordForm } from '#/ui/form/use-record-form'
import { useT } from '#/ui/language/use-t'
import { adjustFields, NEW_ADJUSTMENT } from './adjust-fields'
import { useAdjust } from './use-adjust'

interface Props {
  user: User
  /** Called with the account as fetched after the change. */
  onChanged: (updated: User) => void
  onClose: () => void
}

/** Dialog that adds or subtracts quota. A result below zero needs a second confirmation. */
export function AdjustDialog({ user, onChanged, onClose }: Props) {
  const t = useT()
  const [fields] = useState(adjustFields)
  const form = useRecordForm({ fields, initialValues: NEW_ADJUSTMENT })
  // The dialog closes without confirmation, but stays open when the session ends.
  useUnsavedWork('typed', form.isDirty)
  const adjust = useAdjust({ user, onChanged, onClose })
  const title = t('user.adjust.title', { name: visibleText(userName(user)) })
  return (
    <DialogFrame title={title} isClosable={!adjust.busy} onClose={onClose}>
      <RecordForm
        form={form}
        label={title}
        busy={adjust.busy}
        problem={adjust.problem}
        leave="free"
        submitLabel={adjust.isWarned(form.values()) ? t('user.adjust.anyway') : undefined}
        onSubmit={adjust.submit}
        // A request in flight cannot be cancelled, and the dialog shows its result.
        onCancel={() => adjust.busy || onClose()}
      >
        <p>
          {t('user.adjust.now')} <QuotaText quota={user.quota} />
        </p>
        <FieldInput form={form} name="way" />
        <QuotaInput form={form} name="amount" />
      </RecordForm>
    </DialogFrame>
  )
}
