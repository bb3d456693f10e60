import { Group, List, Paper, Text } from '@mantine/core'
import { useState } from 'react'
import { safeUrl } from '#/browser/urls'
import { field, defineFields } from '#/fields/fields'
import type { Intent } from '#/resources/oauth/oauth'
import { useStatus } from '#/session/use-status'
import { DialogFrame } from '#/ui/dialog/dialog-frame'
import { Field } from '#/ui/form/field'
import type { FormProblem } from '#/ui/form/form-problem'
import { RecordForm } from '#/ui/form/record-form'
import { useRecordForm } from '#/ui/form/use-record-form'
import { useT } from '#/ui/language/use-t'

const fields = defineFields({
  code: field.text({ label: 'common.verificationCode', required: true, autoComplete: 'one-time-code' }),
})

const SUBMIT = { logIn: 'common.logIn', bind: 'oauth.wechat.bind' } as const

/** The configured QR code; a text if none is configured or it fails to load. */
function QrPicture() {
  const t = useT()
  const { wechat_qrcode } = useStatus()
  const [hasFailed, setFailed] = useState(false)
  const source = safeUrl('image', wechat_qrcode)
  if (!source || hasFailed) return <Text>{t('oauth.wechat.noQr')}</Text>
  return (
    // Scanners need dark modules on white, also in the dark scheme.
    <Paper withBorder p="xs" bg="var(--mantine-color-white)">
      <img
        width={128}
        height={128}
        src={source}
        alt={t('oauth.wechat.qr')}
        referrerPolicy="no-referrer"
        onError={() => setFailed(true)}
      />
    </Paper>
  )
}

interface Props {
  intent: Intent
  busy: boolean
  problem: FormProblem | null
  onSubmit: (code: string) => unknown
  onClose: () => void
}

/** Dialog for a WeChat code: steps that also work without the QR code, and the field. */
export function WechatDialog({ intent, busy, problem, onSubmit, onClose }: Props) {
  const t = useT()
  const form = useRecordForm({ fields })
  const title = t(`oauth.${intent}.wechat`)
  return (
    <DialogFrame title={title} isClosable={!busy} onClose={onClose}>
      <Group gap="md" align="flex-start" mb="md">
        <QrPicture />
        <List type="ordered" listStyleType="decimal" spacing="xs" flex="1 1 var(--gc-length-12)">
          <List.Item>{t('oauth.wechat.scan')}</List.Item>
          <List.Item>{t('oauth.wechat.send')}</List.Item>
          <List.Item>{t('oauth.wechat.type')}</List.Item>
        </List>
      </Group>
      <RecordForm
        form={form}
        label={title}
        submitLabel={t(SUBMIT[intent])}
        busy={busy}
        problem={problem}
        onSubmit={({ code }) => onSubmit(code.trim())}
      >
        <Field form={form} name="code" />
      </RecordForm>
    </DialogFrame>
  )
}
