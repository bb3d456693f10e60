import { channelTypeOf } from '#/resources/channel/channel-types/channel-types'
import type { Channel } from '#/resources/channel/channel'
import { t } from '#/i18n/i18n'

/** What a search over loaded channels looks at: number, name, type, groups, models, address. */
export function channelSearched({ id, name, type, group, models, base_url }: Channel) {
  const record = channelTypeOf(type)
  return { id, texts: [name], more: [record ? t(record.label) : '', ...group, ...models, base_url] }
}
