import { writtenConfig } from '#/resources/channel/channel-config'
import type { ChannelDraft } from '#/resources/channel/channel-draft'
import { channelTypeOf } from '#/resources/channel/channel-types/channel-types'

/** What the next channel has in common with the one just made: all but its name, its keys and secret settings. */
export function withoutSecrets(made: ChannelDraft): ChannelDraft {
  const extras = Object.entries(channelTypeOf(made.type)?.extras ?? {})
  const secrets = extras.filter(([, { kind }]) => kind === 'secret').map(([name]) => [name, ''])
  return { ...made, name: '', keys: [], config: writtenConfig(made.config, Object.fromEntries(secrets)) }
}
