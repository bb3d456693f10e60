import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { gateway } from '#/http/gateway'
import { CHANNEL } from './channel'
import { parseMapping } from './model-mapping'

interface MappingWarnings {
  /** Models mapped to themselves, which has no effect. */
  toItself: readonly string[]
  /** Targets that no channel serves; empty while `served` is unknown. */
  unserved: readonly string[]
}

/** Returns warnings about a valid mapping: mistakes that the server accepts. */
export function mappingWarnings(text: string, served: ReadonlySet<string> | undefined): MappingWarnings {
  const pairs = parseMapping(text) ?? []
  const targets = pairs.filter(({ from, to }) => from !== to && to.trim() !== '').map(({ to }) => to)
  return {
    toItself: [...new Set(pairs.filter(({ from, to }) => from !== '' && from === to).map(({ to }) => to))],
    unserved: served ? [...new Set(targets)].filter((name) => !served.has(name)) : [],
  }
}

/** In ms; every write to a channel invalidates the query anyway. */
const FRESH_MS = 60_000

const modelsOfChannels = z.pipe(
  z.nullable(z.array(z.catch(z.object({ models: z.string() }), { models: '' }))),
  z.transform((rows) => new Set((rows ?? []).flatMap(({ models }) => models.split(',')))),
)

/** Query of listed models; separate from those of `channel.ts`, which is in the first-load bundle. */
export const listedModelQueries = {
  /**
   * Names of all models listed by any channel. Fetches every channel, therefore used only while a mapping is
   * edited.
   */
  all: () =>
    queryOptions({
      queryKey: [CHANNEL, 'listedModels'],
      queryFn: ({ signal }) =>
        gateway.get('api/channel/search', modelsOfChannels, { search: { keyword: '' }, signal }),
      staleTime: FRESH_MS,
      meta: { errorHandledBy: 'caller' },
    }),
}
