import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { gateway } from '#/http/gateway'
import { CHANNEL } from './channel-queries'

/** Every write to a channel invalidates it. */
const FRESH_MS = 60_000

const modelsOfChannels = z.pipe(
  z.nullable(z.array(z.catch(z.object({ models: z.string() }), { models: '' }))),
  z.transform((rows) => new Set((rows ?? []).flatMap(({ models }) => models.split(',')))),
)

// Not with the queries of channels, which are part of the first load.
export const listedModelQueries = {
  /** Names of all models that any channel lists. Fetches every channel: only for a mapping that is edited. */
  all: () =>
    queryOptions({
      queryKey: [CHANNEL, 'listedModels'],
      queryFn: ({ signal }) =>
        gateway.get('api/channel/search', modelsOfChannels, { search: { keyword: '' }, signal }),
      staleTime: FRESH_MS,
      meta: { errorHandledBy: 'caller' },
    }),
}
