import { Alert } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { defineFields, field } from '#/fields/fields'
import { visibleText } from '#/format/visible-text'
import { t as translate } from '#/i18n/i18n'
import type { Account } from '#/resources/account/account'
import { settingsMutations } from '#/resources/account/settings-mutations'
import { toFormProblem } from '#/app/problem/to-form-problem'
import { useLogOut } from '#/app/use-log-out'
import { DialogFrame } from '#/ui/dialog/dialog-frame'
import { Field } from '#/ui/form/field'
import { RecordForm } from '#/ui/form/record-form'
import { useRecordForm } from '#/ui/form/use-record-form'
import { useT } from '#/ui/language/use-t'

/** Deletes the account once its name was typed, then logs out, because the session cookie would stay valid. */
export function DeleteDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useT()
  const { username } = account
  const [fields] = useState(() => deleteFields(username))
  const form = useRecordForm({ fields })
  const remove = useMutation(settingsMutations.deleteSelf)
  const { busy: isLeaving, leave } = useLogOut('personal.delete.done')
  const title = t('personal.delete')
  const busy = remove.isPending || remove.isSuccess || isLeaving
  const submit = () => remove.mutate(username, { onSuccess: leave })
  return (
    <DialogFrame title={title} isClosable={!busy} onClose={onClose}>
      <RecordForm
        form={form}
        label={title}
        submitLabel={title}
        tone="danger"
        busy={busy}
        problem={toFormProblem(remove.error)}
        onSubmit={submit}
        onCancel={() => busy || onClose()}
      >
        <Alert color="red" role="note">
          {t('personal.delete.warning')}
        </Alert>
        <Field
          form={form}
          name="username"
          label={t('personal.delete.type', { username: visibleText(username) })}
        />
      </RecordForm>
    </DialogFrame>
  )
}

/** Field that must equal the username exactly; look-alike characters do not match. */
function deleteFields(username: string) {
  return defineFields({
    username: field.text({
      label: 'personal.delete.typeShort',
      // Compared with a stored name, which may have such characters.
      isPlain: false,
      required: true,
      requiredMessage: 'personal.delete.wrong',
      rule: (text) => (text === username ? undefined : translate('personal.delete.wrong')),
    }),
  })
}
