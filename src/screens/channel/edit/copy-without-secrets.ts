import { mergeConfig } from '#/resources/channel/channel-config'
import type { ChannelDraft } from '#/resources/channel/channel-draft'
import { channelTypeOf } from '#/resources/channel/channel-types/channel-types'

/** What the next channel has in common with the one just made: all but its name, its keys and secret settings. */
export function copyWithoutSecrets(draft: ChannelDraft): ChannelDraft {
  const extras = Object.entries(channelTypeOf(draft.type)?.extras ?? {})
  const secrets = extras.filter(([, { kind }]) => kind === 'secret').map(([name]) => [name, ''])
  return { ...draft, name: '', keys: [], config: mergeConfig(draft.config, Object.fromEntries(secrets)) }
}
