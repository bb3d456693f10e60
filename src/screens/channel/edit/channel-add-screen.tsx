import { Alert } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { initialValues } from '#/fields/record-values'
import { channelName, parseConfig, type Channel, channelQueries } from '#/resources/channel/channel'
import { channelFields, type ChannelValues } from '#/resources/channel/channel-fields'
import { channelFormMutations } from '#/resources/channel/channel-form-mutations'
import { channelToValues } from '#/resources/channel/channel-values'
import { LoadedRecord } from '#/app/form/edit-page'
import { PageForm } from '#/app/form/page-form'
import { useEditForm } from '#/app/form/use-edit-form'
import { useFormSave } from '#/app/form/use-form-save'
import { ActionButton } from '#/ui/button/action-button'
import { useT } from '#/ui/language/use-t'
import { PageTitle } from '#/ui/text/page-title'
import { ChannelInputs } from './channel-inputs'

const route = getRouteApi('/signed-in/admins/channel/add')

/** Creates a channel, blank or as a copy of another one (`?from=7`). Its type is named: inferred, it would depend on its own route. */
export function ChannelAddScreen(): ReactNode {
  const t = useT()
  const { from } = route.useSearch()
  return (
    <>
      <PageTitle>{t('channel.create')}</PageTitle>
      {from === undefined ? (
        <AddForms initial={initialValues(channelFields)} formKey="channel/add" />
      ) : (
        <ChannelCopy key={from} id={Number(from)} />
      )}
    </>
  )
}

function ChannelCopy({ id }: { id: number }) {
  const t = useT()
  const query = useQuery(channelQueries.one(id))
  return (
    <LoadedRecord query={query} noun="channel" list="/channel">
      {(stored) => {
        // A config that is not valid JSON is not copied.
        const source = { ...stored, config: stored.config.texts ? stored.config : parseConfig('') }
        const name = t('channel.form.copyOf', { name: channelName(stored) })
        return (
          <AddForms
            initial={channelToValues({ ...source, name })}
            formKey={`channel/copy/${id}`}
            source={source}
          />
        )
      }}
    </LoadedRecord>
  )
}

interface AddFormProps {
  initial: ChannelValues
  /** Names the form's draft, different for each source that is copied. */
  formKey: string
  source?: Channel
}

/** Renders a new form after each *Save and add another*, so that no value of the last one remains. */
function AddForms(start: AddFormProps) {
  const [{ n, initial }, setNext] = useState({ n: 0, initial: start.initial })
  return (
    <ChannelAddForm
      key={n}
      {...start}
      initial={initial}
      isNext={n > 0}
      onAnother={(created) => setNext({ n: n + 1, initial: withoutSecrets(created) })}
    />
  )
}

function withoutSecrets(values: ChannelValues): ChannelValues {
  const secrets = Object.entries(channelFields).filter(([, { kind }]) => kind === 'secret')
  return { ...values, ...Object.fromEntries(secrets.map(([name]) => [name, ''])), name: '', batch: false }
}

interface ChannelAddFormProps extends AddFormProps {
  /** Whether the form follows another one; its name then gets the focus. */
  isNext: boolean
  onAnother: (created: ChannelValues) => void
}

const SAVE_AND_ADD = 'another'

function ChannelAddForm({ initial, formKey, source, isNext, onAnother }: ChannelAddFormProps) {
  const t = useT()
  const { form, leave } = useEditForm({
    fields: channelFields,
    initialValues: initial,
    formKey,
    list: '/channel',
    firstName: isNext ? 'name' : 'type',
  })
  const create = useMutation(channelFormMutations.create)
  const save = useFormSave({
    form,
    write: (values) => create.mutateAsync({ values, source }),
    onSaved: (_, pressed) => (pressed === SAVE_AND_ADD ? onAnother(form.values()) : leave()),
  })
  return (
    <PageForm
      form={form}
      title={t('channel.create')}
      save={save}
      leave={leave}
      list="/channel"
      actions={
        <ActionButton type="submit" value={SAVE_AND_ADD} isBlocked={save.busy}>
          {t('channel.form.saveAndAdd')}
        </ActionButton>
      }
    >
      {source && !isNext && (
        <Alert role="note">{t('channel.form.copied', { name: channelName(source) })}</Alert>
      )}
      <ChannelInputs form={form} />
    </PageForm>
  )
}
