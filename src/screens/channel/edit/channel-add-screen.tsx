import { useState } from 'react'
import { channelName, type Channel } from '#/resources/channel/channel'
import { isReadableConfig } from '#/resources/channel/channel-config'
import { channelToDraft, type ChannelDraft } from '#/resources/channel/channel-draft'
import { useT } from '#/ui/language/use-t'
import { PageTitle } from '#/ui/text/page-title'
import { channelAddRoute } from '../channel-form-routes'
import { NEW_CHANNEL } from './channel-values'
import { ChannelAddForm } from './channel-add-form'
import { WithChannelRecord } from './channel-record'
import { copyWithoutSecrets } from './copy-without-secrets'

/** A new channel, from nothing or from another one (`?from=7`). */
export function ChannelAddScreen() {
  const t = useT()
  const { from } = channelAddRoute.useSearch()
  return (
    <>
      <PageTitle>{t('channel.create')}</PageTitle>
      {from === undefined ? (
        <AddForms key="new" initialDraft={NEW_CHANNEL} formKey="channel/add" />
      ) : (
        <WithChannelRecord key={from} id={Number(from)}>
          {(source) => (
            <AddForms
              initialDraft={copyOf(source, t('channel.form.copyOf', { name: channelName(source) }))}
              formKey={`channel/copy/${from}`}
              copiedFrom={channelName(source)}
            />
          )}
        </WithChannelRecord>
      )}
    </>
  )
}

/** What a copy begins with; settings that cannot be read are not worth a copy. */
function copyOf(source: Channel, name: string): ChannelDraft {
  return { ...channelToDraft(source), name, config: isReadableConfig(source.config) ? source.config : '' }
}

interface AddFormStart {
  initialDraft: ChannelDraft
  formKey: string
  copiedFrom?: string
}

/** One form after the other, each a fresh one: nothing of the former key is left. */
function AddForms({ initialDraft, formKey, copiedFrom }: AddFormStart) {
  const [next, setNext] = useState<{ n: number; initialDraft: ChannelDraft }>()
  return (
    <ChannelAddForm
      key={next?.n ?? 0}
      initialDraft={next?.initialDraft ?? initialDraft}
      formKey={formKey}
      copiedFrom={next ? undefined : copiedFrom}
      isNext={next !== undefined}
      onAnother={(created) => setNext({ n: (next?.n ?? 0) + 1, initialDraft: copyWithoutSecrets(created) })}
    />
  )
}
