import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { formatQuota } from '#/format/quota'
import { formatSeconds, formatTimestamp } from '#/format/timestamp'
import { type Channel, channelName, channelQueries, channelStatusLabel } from '#/resources/channel/channel'
import { balanceText } from '#/resources/channel/channel-balance'
import { channelRecord, channelToValues, valuesToChannel } from '#/resources/channel/channel-draft'
import { channelFields, keyFieldName, type ChannelValues } from '#/resources/channel/channel-fields'
import { channelFormMutations } from '#/resources/channel/channel-form-mutations'
import { useMoneyScale } from '#/session/use-status'
import { fetchFresh } from '#/app/cache'
import { EditForm, useRecreate } from '#/app/form/edit-form'
import { EditScreen, useEditForm } from '#/app/form/edit-screen'
import { reportedSave } from '#/app/form/reported-save'
import { RecordActions } from '#/app/form/record-actions'
import { useConflictSafeSave } from '#/app/form/use-conflict-safe-save'
import { useT } from '#/ui/language/use-t'
import { notify } from '#/ui/notifications/notify'
import { channelActions, testInRow } from '../list/channel-actions'
import { ChannelInputs } from './channel-inputs'

const route = getRouteApi('/signed-in/admins/channel/edit/$id')

/** Fields by section, while the record is loading. */
const SHAPE = [2, 2, 0, 0]

function ChannelActionsOfPage({ record }: { record: Channel }) {
  return (
    <RecordActions
      noun="channel"
      list="/channel"
      record={record}
      nameOf={channelName}
      actions={channelActions}
    />
  )
}

/** Edit page of a channel. */
export function ChannelEditScreen() {
  const { id } = route.useParams()
  const query = useQuery(channelQueries.one(id))
  const t = useT()
  const scale = useMoneyScale()
  return (
    <EditScreen
      title="channel.editTitle"
      noun="channel.noun"
      list="/channel"
      id={id}
      query={query}
      shape={SHAPE}
      nameOf={channelName}
      Actions={ChannelActionsOfPage}
      factsOf={(channel) => {
        const label = channelStatusLabel(channel.status)
        const tested = formatTimestamp(channel.test_time)
        const balance = balanceText(channel, scale)
        return [
          label ? t(label) : t('channel.status.number', { n: channel.status }),
          tested === undefined
            ? t('channel.response.untested')
            : t('channel.response.testedAt', { time: tested }),
          channel.response_time > 0
            ? t('channel.response.seconds', { s: formatSeconds(channel.response_time) })
            : undefined,
          balance === undefined ? undefined : t('form.fact', { label: t('channel.balance'), value: balance }),
          t('form.fact', {
            label: t('token.usedQuota'),
            value: formatQuota(channel.used_quota, scale),
          }),
        ]
      }}
    >
      {(channel) => <ChannelEditForm channel={channel} />}
    </EditScreen>
  )
}

const toFormValues = (channel: Channel) => channelToValues(channelRecord(channel))

/** Form that edits a channel. Sends only the fields that differ from the server's record. */
function ChannelEditForm({ channel }: { channel: Channel }) {
  const t = useT()
  const { id } = channel
  const cache = useQueryClient()
  const isConfigReadable = channel.config.texts !== undefined
  const [seed] = useState(() => toFormValues(channel))
  const [fields] = useState(() => channelFields({ seed, isConfigReadable }))
  const { form, leave } = useEditForm({
    fields,
    initialValues: seed,
    formKey: `channel/${id}`,
    list: '/channel',
  })
  const write = useMutation(
    reportedSave(channelFormMutations.save, {
      noun: 'channel',
      id,
      nameOf: ({ after }) => channelName({ id, name: after.name }),
      next: {
        label: t('channel.testIt'),
        run: () => testInRow(cache.getQueryData(channelQueries.one(id).queryKey) ?? channel, cache),
      },
    }),
  )
  /** Cached record of the channel; a save refetches it first. */
  const stored = () => channelRecord(cache.getQueryData(channelQueries.one(id).queryKey) ?? channel)
  const draftOn = (values: ChannelValues) => valuesToChannel(values, stored())
  const save = useConflictSafeSave({
    form,
    read: () => fetchFresh(cache, channelQueries.one(id)),
    toValues: toFormValues,
    normalize: (values) => channelToValues(draftOn(values)),
    write: (values) =>
      write.mutateAsync({ id, before: draftOn(channelToValues(stored())), after: draftOn(values) }),
    onSaved: leave,
  })
  const create = useMutation(channelFormMutations.create)
  const recreate = useRecreate({
    form,
    write: (values) => create.mutateAsync(draftOn(values)),
    onCreated: leave,
    isComplete: () => {
      // The server never returns the key of the deleted channel.
      const missing = draftOn(form.values()).keys.length > 0 ? undefined : keyFieldName(form.values())
      if (missing !== undefined) form.refuse(missing, t('channel.form.nameOrKey'))
      return missing === undefined
    },
  })
  const submit = (values: ChannelValues) => {
    if (form.isDirty()) return save.submit(values)
    notify('info', t('channel.form.unchanged'))
    return leave()
  }
  return (
    <EditForm
      form={form}
      title={t('channel.editTitle')}
      record={{ noun: 'channel', id }}
      save={save}
      leave={leave}
      recreate={recreate}
      list="/channel"
      onSubmit={submit}
    >
      <ChannelInputs form={form} isNew={false} isConfigReadable={isConfigReadable} />
    </EditForm>
  )
}
