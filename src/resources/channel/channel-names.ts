import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { gateway } from '#/http/gateway'
import { lenientText, listPage } from '#/http/rows'
import { CHANNEL, channelName } from './channel'

const FRESH_MS = 10 * 60_000

const namedChannels = z.lazy(() =>
  z.pipe(
    listPage(z.object({ id: z.int().check(z.positive()), name: lenientText })),
    z.transform(({ rows }) => new Map(rows.map((row) => [row.id, channelName(row)]))),
  ),
)

/** Query of the names of all channels by id, in one response (K6.7); for administrators only. */
export const channelNamesQuery = () =>
  queryOptions({
    queryKey: [CHANNEL, 'names'],
    queryFn: ({ signal }) =>
      gateway.get('api/channel/search', namedChannels, { search: { keyword: '' }, signal }),
    staleTime: FRESH_MS,
    meta: { errorHandledBy: 'caller' },
  })

/** Text of a channel in a list of choices: the number tells channels of one name apart. */
export const channelText = (id: number, name: string) => `${name} · #${id}`

/** The names with the number of each channel that is not the only one of its name. */
export function distinctNames(names: ReadonlyMap<number, string>): ReadonlyMap<number, string> {
  const counts = new Map<string, number>()
  for (const name of names.values()) counts.set(name, (counts.get(name) ?? 0) + 1)
  return new Map(
    Array.from(names, ([id, name]) => [id, (counts.get(name) ?? 0) > 1 ? channelText(id, name) : name]),
  )
}
