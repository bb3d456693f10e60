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
  /** Initial values; their keys are never displayed. */
  initialDraft: ChannelDraft
  /** Storage key of the form's draft, different for each source that is copied. */
  formKey: string
  /** Name of the channel that is copied. */
  copiedFrom?: string
  /** Whether the form follows "save and add another"; the name input then gets the focus. */
  isNext: boolean
  /** Called after "save and add another". */
  onAnother: (created: ChannelDraft) => void
}

/** Value of the submit button "save and add another". */
const SAVE_AND_ADD = 'another'

/** Form that creates one channel, or one channel per key in batch mode. */
export function ChannelAddForm({ initialDraft, formKey, copiedFrom, isNext, onAnother }: Props) {
  const t = useT()
  const [fields] = useState(() => channelFields({}))
  const owner = useAccount()?.id ?? ''
  const leave = useLeaveForm('/channel')
  const submitButton = useRef('')
  const form = useRecordForm({
    fields,
    initialValues: channelToValues(initialDraft),
    draftLocation: { formKey, owner },
  })
  const toDraft = (values: Parameters<typeof valuesToChannel>[0]) => valuesToChannel(values, initialDraft)
  const creation = useChannelCreation({
    form,
    toDraft,
    onCreated: () => (submitButton.current === SAVE_AND_ADD ? onAnother(toDraft(form.values())) : leave()),
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
        submitButton.current = button
        return creation.submit(values)
      }}
      onCancel={leave}
      actions={
        <Button
          type="submit"
          value={SAVE_AND_ADD}
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
