import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { channelName, type Channel } from '#/resources/channel/channel'
import { isReadableConfig, mergeConfig } from '#/resources/channel/channel-config'
import { channelToDraft, type ChannelDraft } from '#/resources/channel/channel-draft'
import { useT } from '#/ui/language/use-t'
import { PageTitle } from '#/ui/text/page-title'
import { NEW_CHANNEL } from './channel-values'
import { ChannelAddForm } from './channel-add-form'
import { WithChannelRecord } from './channel-record'
import { channelTypeOf } from '#/resources/channel/channel-types/channel-types'

const route = getRouteApi('/signed-in/admins/channel/add')

/** Creates a channel, blank or as a copy of another one (`?from=7`). */
export function ChannelAddScreen() {
  const t = useT()
  const { from } = route.useSearch()
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

/** Initial values of a copy. Config that is not valid JSON is not copied. */
function copyOf(source: Channel, name: string): ChannelDraft {
  return { ...channelToDraft(source), name, config: isReadableConfig(source.config) ? source.config : '' }
}

interface AddFormStart {
  initialDraft: ChannelDraft
  formKey: string
  copiedFrom?: string
}

/**
 * Renders a new, remounted form after each "save and add another", so that no value of the last one remains.
 */
function AddForms({ initialDraft, formKey, copiedFrom }: AddFormStart) {
  const [copied, setNext] = useState<{ n: number; initialDraft: ChannelDraft }>()
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
function copyWithoutSecrets(draft: ChannelDraft): ChannelDraft {
  const extras = Object.entries(channelTypeOf(draft.type)?.extras ?? {})
  const secrets = extras.filter(([, { kind }]) => kind === 'secret').map(([name]) => [name, ''])
  return { ...draft, name: '', keys: [], config: mergeConfig(draft.config, Object.fromEntries(secrets)) }
}
