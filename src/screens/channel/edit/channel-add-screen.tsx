import { useState } from 'react'
import { channelName, type Channel } from '#/resources/channel/channel'
import { isReadable } from '#/resources/channel/channel-config'
import { draftOf, type ChannelDraft } from '#/resources/channel/channel-draft'
import { useT } from '#/ui/language/use-t'
import { PageTitle } from '#/ui/text/page-title'
import { channelAddRoute } from '../channel-form-routes'
import { NEW_CHANNEL } from './channel-answers'
import { ChannelAddForm } from './channel-add-form'
import { ChannelRecord } from './channel-record'
import { withoutSecrets } from './without-secrets'

/** A new channel, from nothing or from another one (`?from=7`). */
export function ChannelAddScreen() {
  const t = useT()
  const { from } = channelAddRoute.useSearch()
  return (
    <>
      <PageTitle>{t('channel.create')}</PageTitle>
      {from === undefined ? (
        <AddForms key="new" begin={NEW_CHANNEL} slot="channel/add" />
      ) : (
        <ChannelRecord key={from} id={Number(from)}>
          {(source) => (
            <AddForms
              begin={copyOf(source, t('channelForm.copyOf', { name: channelName(source) }))}
              slot={`channel/copy/${from}`}
              copiedFrom={channelName(source)}
            />
          )}
        </ChannelRecord>
      )}
    </>
  )
}

/** What a copy begins with; settings that cannot be read are not worth a copy. */
function copyOf(source: Channel, name: string): ChannelDraft {
  return { ...draftOf(source), name, config: isReadable(source.config) ? source.config : '' }
}

interface Beginning {
  begin: ChannelDraft
  slot: string
  copiedFrom?: string
}

/** One form after the other, each a fresh one: nothing of the former key is left. */
function AddForms({ begin, slot, copiedFrom }: Beginning) {
  const [next, setNext] = useState<{ n: number; begin: ChannelDraft }>()
  return (
    <ChannelAddForm
      key={next?.n ?? 0}
      begin={next?.begin ?? begin}
      slot={slot}
      copiedFrom={next ? undefined : copiedFrom}
      isNext={next !== undefined}
      onAnother={(made) => setNext({ n: (next?.n ?? 0) + 1, begin: withoutSecrets(made) })}
    />
  )
}
