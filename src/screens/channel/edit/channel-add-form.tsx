import { Alert, Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { ChannelDraft } from '#/resources/channel/channel-draft'
import { useAccount } from '#/session/use-account'
import { useLeaveForm } from '#/shell/form/use-leave-form'
import { RecordForm } from '#/ui/form/record-form'
import { useRecordForm } from '#/ui/form/use-record-form'
import { useT } from '#/ui/language/use-t'
import { channelToValues, valuesToChannel } from './channel-values'
import { channelFields } from './channel-fields'
import { ChannelInputs } from './channel-inputs'
import { RefusedCreation } from './refused-creation'
import { useChannelCreation } from './use-channel-creation'

interface Props {
  /** What the form begins with; its keys are never shown. */
  initialDraft: ChannelDraft
  /** Names the draft of this form; another beginning has another one. */
  formKey: string
  /** The channel this one is copied from, by name. */
  copiedFrom?: string
  /** Whether the form follows one that was just saved: the first thing to type then has the focus. */
  isNext: boolean
  /** The person wants to make another one like it. */
  onAnother: (created: ChannelDraft) => void
}

/** The value of the button that saves and begins anew. */
const ANOTHER = 'another'

/** A new channel, or one for each of many keys. */
export function ChannelAddForm({ initialDraft, formKey, copiedFrom, isNext, onAnother }: Props) {
  const t = useT()
  const [fields] = useState(() => channelFields({}))
  const owner = useAccount()?.id ?? ''
  const leave = useLeaveForm('/channel')
  const pressed = useRef('')
  const form = useRecordForm({
    fields,
    initialValues: channelToValues(initialDraft),
    draftLocation: { formKey, owner },
  })
  const toDraft = (values: Parameters<typeof valuesToChannel>[0]) => valuesToChannel(values, initialDraft)
  const creation = useChannelCreation({
    form,
    toDraft,
    onCreated: () => (pressed.current === ANOTHER ? onAnother(toDraft(form.values())) : leave()),
  })
  const nameId = form.idOf('name')
  useEffect(() => {
    if (isNext) document.getElementById(nameId)?.focus()
  }, [isNext, nameId])
  if (creation.refused) {
    return (
      <RefusedCreation
        failure={creation.refused}
        name={form.values().name}
        onSaved={creation.onSavedAgain}
        onDeleted={creation.onDeleted}
      />
    )
  }
  return (
    <RecordForm
      form={form}
      label={t('channel.create')}
      busy={creation.busy}
      problem={creation.problem}
      onSubmit={(values, button) => {
        pressed.current = button
        return creation.submit(values)
      }}
      onCancel={leave}
      actions={
        <Button
          type="submit"
          value={ANOTHER}
          variant="light"
          aria-disabled={creation.busy || undefined}
          data-disabled={creation.busy || undefined}
        >
          {t('channel.form.saveAndAdd')}
        </Button>
      }
    >
      {copiedFrom === undefined ? null : (
        <Alert role="note" color="blue" variant="light">
          {t('channel.form.copied', { name: copiedFrom })}
        </Alert>
      )}
      <ChannelInputs form={form} isNew />
    </RecordForm>
  )
}
