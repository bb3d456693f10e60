import * as z from 'zod/mini'
import { searchParam, searchParamText } from '#/browser/search-param'
import type { Channel } from '#/resources/channel/channel'

const textParam = searchParam(z.pipe(searchParamText, z.string().check(z.trim(), z.maxLength(200))), '')
const numberParam = searchParam(
  z.union([
    z.string().check(z.regex(/^\d{1,9}$/)),
    z.literal(''),
    z.pipe(z.int().check(z.nonnegative()), z.transform(String)),
  ]),
  '',
)

/** The filters over loaded rows as the address says them; a hand-edited one falls back, part by part. */
export const channelFilterSearch = {
  status: numberParam,
  type: numberParam,
  group: textParam,
  model: textParam,
  text: textParam,
}
export type ChannelFilter = z.infer<z.ZodMiniObject<typeof channelFilterSearch>>

export const NO_CHANNEL_FILTER: ChannelFilter = { status: '', type: '', group: '', model: '', text: '' }

/** What a text is looked for in; made once for each row, because it is asked for at each key. */
const haystacks = new WeakMap<Channel, string>()
function haystackOf(channel: Channel): string {
  const known = haystacks.get(channel)
  if (known !== undefined) return known
  const { id, name, base_url, other, models, group, model_mapping, system_prompt } = channel
  const haystack = [id, name, base_url, other, ...models, ...group, model_mapping, system_prompt]
    .join('\n')
    .toLowerCase()
  haystacks.set(channel, haystack)
  return haystack
}

/** Whether a channel passes one filter, by the id of the column that carries it. */
export const CHANNEL_FILTERS = {
  status: (channel: Channel, value: string) => String(channel.status) === value,
  type: (channel: Channel, value: string) => String(channel.type) === value,
  group: (channel: Channel, value: string) => channel.group.includes(value),
  /** A part of a model's name is enough. */
  test_model: (channel: Channel, value: string) =>
    channel.models.some((model) => model.toLowerCase().includes(value.toLowerCase())),
  name: (channel: Channel, value: string) => haystackOf(channel).includes(value.toLowerCase()),
}

/** The filters that are set, for the grid. */
export function gridFilters({ status, type, group, model, text }: ChannelFilter) {
  return [
    { id: 'status', value: status },
    { id: 'type', value: type },
    { id: 'group', value: group },
    { id: 'test_model', value: model },
    { id: 'name', value: text },
  ].filter(({ value }) => value !== '')
}
