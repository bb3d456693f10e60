import * as z from 'zod/mini'
import { searchParam, searchParamText } from '#/browser/search-params'
import type { Channel } from '#/resources/channel/channel'
import { MAX_FILTER_TEXT, searchedText } from '#/ui/grid/grid-search'

const textParam = () => searchParam(searchedText(MAX_FILTER_TEXT), '')
const numberParam = () => searchParam(z.pipe(searchParamText, z.string().check(z.regex(/^\d{0,9}$/))), '')

/** Search params of the client-side filters. Each invalid value falls back on its own. */
export const channelFilterSearch = () => ({
  status: numberParam(),
  type: numberParam(),
  group: textParam(),
  model: textParam(),
})
export type ChannelFilter = z.infer<z.ZodMiniObject<ReturnType<typeof channelFilterSearch>>>

export const NO_CHANNEL_FILTER: ChannelFilter = { status: '', type: '', group: '', model: '' }

/** Predicates by column id, for the grid's column filters. */
export const CHANNEL_FILTERS = {
  status: (channel: Channel, value: string) => String(channel.status) === value,
  type: (channel: Channel, value: string) => String(channel.type) === value,
  group: (channel: Channel, value: string) => channel.group.includes(value),
  test_model: (channel: Channel, value: string) =>
    channel.models.some((model) => model.toLowerCase().includes(value.toLowerCase())),
}

/** How many of `rows` have each value, the most frequent first. */
export function countValues(
  rows: readonly Channel[],
  valuesOf: (row: Channel) => readonly string[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const value of rows.flatMap(valuesOf)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return new Map([...counts].toSorted(([, a], [, b]) => b - a))
}
