import { Text } from '@mantine/core'
import { useState } from 'react'
import { safeUrl } from '#/browser/safe-url'
import { emptyValues, defineFields } from '#/fields/field-values'
import { field } from '#/fields/field'
import { wechat } from '#/resources/oauth/providers'
import type { Intent } from '#/resources/oauth/oauth'
import { useStatus } from '#/session/use-status'
import { useUnsavedWork } from '#/ui/dialog/unsaved-work'
import { DialogFrame } from '#/ui/dialog/dialog-frame'
import { FieldInput } from '#/ui/form/field-input'
import type { FormProblem } from '#/ui/form/form-problem'
import { RecordForm } from '#/ui/form/record-form'
import { useRecordForm } from '#/ui/form/use-record-form'
import { useT } from '#/ui/language/use-t'
import classes from './wechat-dialog.module.css'

const fields = defineFields({
  code: field.text({ label: 'oauth.wechat.code', required: true, autoComplete: 'one-time-code' }),
})

const SUBMIT = { logIn: 'oauth.wechat.logIn', bind: 'oauth.wechat.bind' } as const

/** The configured picture; words in its place when there is none, or it does not arrive (SH-99). */
function QrPicture() {
  const t = useT()
  const { wechat_qrcode } = useStatus()
  const [isMissing, setMissing] = useState(false)
  const source = safeUrl('image', wechat_qrcode)
  if (!source || isMissing) return <Text w="100%">{t('oauth.wechat.noQr')}</Text>
  return (
    <img
      className={classes.picture}
      src={source}
      alt={t('oauth.wechat.qr')}
      referrerPolicy="no-referrer"
      onError={() => setMissing(true)}
    />
  )
}

interface Props {
  intent: Intent
  busy: boolean
  problem: FormProblem | null
  /** Gets the code without the blanks around it. */
  onSubmit: (code: string) => unknown
  onClose: () => void
}

/** How to get a code from WeChat, in steps that need no picture, and the field to type it into. */
export function WechatDialog({ intent, busy, problem, onSubmit, onClose }: Props) {
  const t = useT()
  const form = useRecordForm({ fields, initialValues: emptyValues(fields) })
  // It is left without a question, but stays when the session ends.
  useUnsavedWork('typed', form.isDirty)
  const title = t(wechat.button[intent])
  return (
    <DialogFrame title={title} isClosable={!busy} onClose={onClose}>
      <div className={classes.body}>
        <QrPicture />
        <ol className={classes.steps}>
          <li>{t('oauth.wechat.scan')}</li>
          <li>{t('oauth.wechat.send')}</li>
          <li>{t('oauth.wechat.type')}</li>
        </ol>
      </div>
      <RecordForm
        form={form}
        label={title}
        submitLabel={t(SUBMIT[intent])}
        busy={busy}
        problem={problem}
        leave="free"
        onSubmit={({ code }) => onSubmit(code.trim())}
      >
        <FieldInput form={form} name="code" />
      </RecordForm>
    </DialogFrame>
  )
}
