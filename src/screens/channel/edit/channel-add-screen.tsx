import { ActionButton } from '#/ui/button/action-button'
import { Alert } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState, useRef } from 'react'
import { channelName, parseConfig, type Channel, channelQueries } from '#/resources/channel/channel'
import {
  mergeConfig,
  channelRecord,
  NEW_CHANNEL,
  type ChannelDraft,
  type ChannelRecord,
  channelToValues,
  valuesToChannel,
} from '#/resources/channel/channel-draft'
import { channelFields, type ChannelValues } from '#/resources/channel/channel-fields'
import { channelFormMutations } from '#/resources/channel/channel-form-mutations'
import { channelTypeOf } from '#/resources/channel/channel-types/channel-types'
import { EditForm } from '#/app/form/edit-form'
import { EditScreen, useEditForm } from '#/app/form/edit-screen'
import { useConflictSafeSave } from '#/app/form/use-conflict-safe-save'
import { useT } from '#/ui/language/use-t'
import { PageTitle } from '#/ui/text/page-title'
import { ChannelInputs } from './channel-inputs'

const route = getRouteApi('/signed-in/admins/channel/add')

/** Fields by section, while the record is loading. */
const SHAPE = [2, 2, 0, 0]

/** Creates a channel, blank or as a copy of another one (`?from=7`). */
export function ChannelAddScreen() {
  const t = useT()
  const { from } = route.useSearch()
  if (from !== undefined) return <ChannelCopy id={Number(from)} />
  return (
    <>
      <PageTitle>{t('channel.create')}</PageTitle>
      <AddForms initialDraft={NEW_CHANNEL} formKey="channel/add" />
    </>
  )
}

function ChannelCopy({ id }: { id: number }) {
  const t = useT()
  const query = useQuery(channelQueries.one(id))
  return (
    <EditScreen
      title="channel.create"
      noun="channel.noun"
      list="/channel"
      id={id}
      query={query}
      shape={SHAPE}
    >
      {(source) => (
        <AddForms
          initialDraft={copyOf(source, t('channel.form.copyOf', { name: channelName(source) }))}
          formKey={`channel/copy/${id}`}
          copiedFrom={channelName(source)}
        />
      )}
    </EditScreen>
  )
}

/** Initial record of a copy. Config that is not valid JSON is not copied. */
function copyOf(source: Channel, name: string): ChannelRecord {
  const { config } = source
  return { ...channelRecord(source), name, config: config.texts ? config : parseConfig('') }
}

interface AddFormStart {
  initialDraft: ChannelRecord
  formKey: string
  copiedFrom?: string
}

/**
 * Renders a new, remounted form after each "save and add another", so that no value of the last one remains.
 */
function AddForms({ initialDraft, formKey, copiedFrom }: AddFormStart) {
  const [copied, setNext] = useState<{ n: number; initialDraft: ChannelRecord }>()
  return (
    <ChannelAddForm
      key={copied?.n ?? 0}
      initialDraft={copied?.initialDraft ?? initialDraft}
      formKey={formKey}
      copiedFrom={copied ? undefined : copiedFrom}
      isNext={copied !== undefined}
      onAnother={(created) => setNext({ n: (copied?.n ?? 0) + 1, initialDraft: copyWithoutSecrets(created) })}
    />
  )
}

/** Initial values of the next channel after "save and add another": without name, keys and secret config. */
function copyWithoutSecrets(draft: ChannelDraft): ChannelRecord {
  const extras = Object.entries(channelTypeOf(draft.type)?.extras ?? {})
  const secrets = extras.filter(([, { kind }]) => kind === 'secret').map(([name]) => [name, ''])
  return { ...draft, name: '', config: mergeConfig(draft.config, Object.fromEntries(secrets)) }
}

interface ChannelAddFormProps {
  /** Initial values; their keys are never displayed. */
  initialDraft: ChannelRecord
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
function ChannelAddForm({ initialDraft, formKey, copiedFrom, isNext, onAnother }: ChannelAddFormProps) {
  const t = useT()
  const [fields] = useState(() => channelFields({}))
  const submitButton = useRef('')
  const { form, leave } = useEditForm({
    fields,
    initialValues: channelToValues(initialDraft),
    formKey,
    list: '/channel',
    firstName: isNext ? 'name' : 'type',
  })
  const toDraft = (values: ChannelValues) => valuesToChannel(values, initialDraft)
  const create = useMutation(channelFormMutations.create)
  const save = useConflictSafeSave({
    form,
    write: (values) => create.mutateAsync(toDraft(values)),
    onSaved: () => (submitButton.current === SAVE_AND_ADD ? onAnother(toDraft(form.values())) : leave()),
  })
  return (
    <EditForm
      form={form}
      title={t('channel.create')}
      submitLabel={t('channel.create')}
      save={save}
      leave={leave}
      list="/channel"
      onSubmit={(values, button) => {
        submitButton.current = button
        return save.submit(values)
      }}
      actions={
        <ActionButton type="submit" value={SAVE_AND_ADD} isBlocked={save.busy}>
          {t('channel.form.saveAndAdd')}
        </ActionButton>
      }
    >
      {copiedFrom === undefined ? null : (
        <Alert role="note">{t('channel.form.copied', { name: copiedFrom })}</Alert>
      )}
      <ChannelInputs form={form} isNew />
    </EditForm>
  )
}
