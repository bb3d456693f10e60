import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Channel } from '#/resources/channel/channel'
import { isReadableConfig } from '#/resources/channel/channel-config'
import { channelToDraft } from '#/resources/channel/channel-draft'
import { channelFormMutations } from '#/resources/channel/channel-form-mutations'
import { channelQueries } from '#/resources/channel/channel-queries'
import { useAccount } from '#/session/use-account'
import { fetchFresh } from '#/shell/cache'
import { ConflictResolver } from '#/shell/form/conflict-resolver'
import { useConflictSafeSave } from '#/shell/form/use-conflict-safe-save'
import { useLeaveForm } from '#/shell/form/use-leave-form'
import { notify } from '#/ui/notifications/notify'
import { RecordForm } from '#/ui/form/record-form'
import { useRecordForm } from '#/ui/form/use-record-form'
import { useT } from '#/ui/language/use-t'
import { channelToValues, valuesToChannel } from './channel-values'
import { channelFields, keyFieldName, type ChannelValues } from './channel-fields'
import { ChannelInputs } from './channel-inputs'
import { RefusedCreation } from './refused-creation'
import { useChannelCreation } from './use-channel-creation'

const toFormDraft = (channel: Channel) => channelToValues(channelToDraft(channel))

/** Form that edits a channel. Sends only the fields that differ from the server's record. */
export function ChannelEditForm({ channel }: { channel: Channel }) {
  const t = useT()
  const { id } = channel
  const cache = useQueryClient()
  const isConfigReadable = isReadableConfig(channel.config)
  const [seed] = useState(() => toFormDraft(channel))
  const [fields] = useState(() => channelFields({ seed, isConfigReadable }))
  const owner = useAccount()?.id ?? ''
  const leave = useLeaveForm('/channel')
  const form = useRecordForm({
    fields,
    initialValues: seed,
    draftLocation: { formKey: `channel/${id}`, owner },
  })
  const write = useMutation(channelFormMutations.save)
  /** Cached record of the channel; a save refetches it first. */
  const stored = () => channelToDraft(cache.getQueryData(channelQueries.one(id).queryKey) ?? channel)
  const draftOn = (values: ChannelValues) => valuesToChannel(values, stored())
  const save = useConflictSafeSave({
    form,
    read: () => fetchFresh(cache, channelQueries.one(id)),
    toValues: toFormDraft,
    normalize: (values) => channelToValues(draftOn(values)),
    write: (values) =>
      write.mutateAsync({ id, before: draftOn(channelToValues(stored())), after: draftOn(values) }),
    onSaved: leave,
  })
  const creation = useChannelCreation({ form, toDraft: draftOn, onCreated: leave })
  /** Creates the deleted channel again. That needs a key too, because the server never returns the old one. */
  const createAsNew = () => {
    if (!form.validate()) return
    const missing = draftOn(form.values()).keys.length > 0 ? undefined : keyFieldName(form.values())
    if (missing === undefined) void creation.submit(form.values())
    else {
      form.setServerError(missing, t('channel.form.nameOrKey'))
      document.getElementById(form.idOf(missing))?.focus()
    }
  }
  const submit = (values: ChannelValues) => {
    if (form.isDirty()) return save.submit(values)
    notify('info', t('channel.form.unchanged'))
    return leave()
  }
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
    <>
      <RecordForm
        form={form}
        label={t('channel.editTitle')}
        busy={save.busy || creation.busy}
        problem={creation.problem ?? (save.isDeleted ? { message: t('form.deleted') } : save.problem)}
        onSubmit={submit}
        onCancel={leave}
        actions={
          save.isDeleted && (
            <Button type="button" variant="light" onClick={createAsNew}>
              {t('form.deleted.createAsNew')}
            </Button>
          )
        }
      >
        <ChannelInputs form={form} isNew={false} isConfigReadable={isConfigReadable} />
      </RecordForm>
      <ConflictResolver fields={fields} save={save} />
    </>
  )
}
