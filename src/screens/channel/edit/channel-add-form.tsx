import { Alert, Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { ChannelDraft } from '#/resources/channel/channel-draft'
import { useAccount } from '#/session/use-account'
import { useWayOut } from '#/shell/form/use-way-out'
import { RecordForm } from '#/ui/form/record-form'
import { useRecordForm } from '#/ui/form/use-record-form'
import { useT } from '#/ui/language/use-t'
import { answersOf, draftFrom } from './channel-answers'
import { channelFields } from './channel-fields'
import { ChannelInputs } from './channel-inputs'
import { RefusedCreation } from './refused-creation'
import { useChannelCreation } from './use-channel-creation'

interface Props {
  /** What the form begins with; its keys are never shown. */
  begin: ChannelDraft
  /** Names the draft of this form; another beginning has another one. */
  slot: string
  /** The channel this one is copied from, by name. */
  copiedFrom?: string
  /** Whether the form follows one that was just saved: the first thing to type then has the focus. */
  isNext: boolean
  /** The person wants to make another one like it. */
  onAnother: (made: ChannelDraft) => void
}

/** The value of the button that saves and begins anew. */
const ANOTHER = 'another'

/** A new channel, or one for each of many keys. */
export function ChannelAddForm({ begin, slot, copiedFrom, isNext, onAnother }: Props) {
  const t = useT()
  const [fields] = useState(() => channelFields({}))
  const owner = useAccount()?.id ?? ''
  const leave = useWayOut('/channel')
  const pressed = useRef('')
  const form = useRecordForm({ fields, seed: answersOf(begin), draft: { slot, owner } })
  const draftOf = (answers: Parameters<typeof draftFrom>[0]) => draftFrom(answers, begin)
  const creation = useChannelCreation({
    form,
    draftOf,
    onMade: () => (pressed.current === ANOTHER ? onAnother(draftOf(form.answers())) : leave()),
  })
  const nameId = form.idOf('name')
  useEffect(() => {
    if (isNext) document.getElementById(nameId)?.focus()
  }, [isNext, nameId])
  if (creation.refused) {
    return (
      <RefusedCreation
        failure={creation.refused}
        name={form.answers().name}
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
      onSubmit={(answers, button) => {
        pressed.current = button
        return creation.submit(answers)
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
          {t('channelForm.saveAndAdd')}
        </Button>
      }
    >
      {copiedFrom === undefined ? null : (
        <Alert role="note" color="blue" variant="light">
          {t('channelForm.copied', { name: copiedFrom })}
        </Alert>
      )}
      <ChannelInputs form={form} isNew />
    </RecordForm>
  )
}
