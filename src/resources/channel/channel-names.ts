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

/** Query of the names of all channels by id, in one response; for administrators only. */
export const channelNamesQuery = () =>
  queryOptions({
    queryKey: [CHANNEL, 'names'],
    queryFn: ({ signal }) =>
      gateway.get('api/channel/search', namedChannels, { search: { keyword: '' }, signal }),
    staleTime: FRESH_MS,
    meta: { errorHandledBy: 'caller' },
  })
