import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Channel } from '#/resources/channel/channel'
import { isReadable } from '#/resources/channel/channel-config'
import { draftOf } from '#/resources/channel/channel-draft'
import { channelFormMutations } from '#/resources/channel/channel-form-mutations'
import { channelQueries } from '#/resources/channel/channel-queries'
import { useAccount } from '#/session/use-account'
import { readAnew } from '#/shell/cache'
import { MovedValues } from '#/shell/form/moved-values'
import { useSave } from '#/shell/form/use-save'
import { useWayOut } from '#/shell/form/use-way-out'
import { tell } from '#/ui/feedback/tell'
import { RecordForm } from '#/ui/form/record-form'
import { useRecordForm } from '#/ui/form/use-record-form'
import { useT } from '#/ui/language/use-t'
import { answersOf, draftFrom } from './channel-answers'
import { channelFields, keyFieldOf, type ChannelAnswers } from './channel-fields'
import { ChannelInputs } from './channel-inputs'
import { RefusedCreation } from './refused-creation'
import { useChannelCreation } from './use-channel-creation'

const typed = (channel: Channel) => answersOf(draftOf(channel))

/** The form of an existing channel; only what differs from the server's own is sent (decision 20). */
export function ChannelEditForm({ channel }: { channel: Channel }) {
  const t = useT()
  const { id } = channel
  const cache = useQueryClient()
  const isConfigReadable = isReadable(channel.config)
  const [seed] = useState(() => typed(channel))
  const [fields] = useState(() => channelFields({ seed, isConfigReadable }))
  const owner = useAccount()?.id ?? ''
  const leave = useWayOut('/channel')
  const form = useRecordForm({ fields, seed, draft: { slot: `channel/${id}`, owner } })
  const write = useMutation(channelFormMutations.save)
  /** The channel as it was read last: before a save, just now. */
  const stored = () => draftOf(cache.getQueryData(channelQueries.one(id).queryKey) ?? channel)
  const draftOn = (answers: ChannelAnswers) => draftFrom(answers, stored())
  const save = useSave({
    form,
    read: () => readAnew(cache, channelQueries.one(id)),
    answersOf: typed,
    normalised: (answers) => answersOf(draftOn(answers)),
    write: (answers) =>
      write.mutateAsync({ id, before: draftOn(answersOf(stored())), after: draftOn(answers) }),
    onSaved: leave,
  })
  const creation = useChannelCreation({ form, draftOf: draftOn, onMade: leave })
  /** Without its record the channel needs all that a new one does: also the key, which is nowhere any more. */
  const createAsNew = () => {
    if (!form.validate()) return
    const missing = draftOn(form.answers()).keys.length > 0 ? undefined : keyFieldOf(form.answers())
    if (missing === undefined) void creation.submit(form.answers())
    else {
      form.refuse(missing, t('channelForm.nameOrKey'))
      document.getElementById(form.idOf(missing))?.focus()
    }
  }
  const submit = (answers: ChannelAnswers) => {
    if (form.isDirty()) return save.submit(answers)
    tell('info', t('channelForm.unchanged'))
    return leave()
  }
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
    <>
      <RecordForm
        form={form}
        label={t('channel.editTitle')}
        busy={save.busy || creation.busy}
        problem={creation.problem ?? (save.isGone ? { message: t('form.gone') } : save.problem)}
        onSubmit={submit}
        onCancel={leave}
        actions={
          save.isGone && (
            <Button type="button" variant="light" onClick={createAsNew}>
              {t('form.gone.copy')}
            </Button>
          )
        }
      >
        <ChannelInputs form={form} isNew={false} isConfigReadable={isConfigReadable} />
      </RecordForm>
      <MovedValues fields={fields} save={save} />
    </>
  )
}
