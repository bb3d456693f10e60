import { queryOptions } from '@tanstack/react-query'
import type { ListPage } from '#/http/rows'
import { channelQueries, type Channel } from './channel'
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

/** Undefined where a channel could not be read: it may serve any model. */
const modelsIn = ({ rows, unreadable }: ListPage<Channel>): ReadonlySet<string> | undefined =>
  unreadable > 0 ? undefined : new Set(rows.flatMap(({ models }) => models))

/** Query of the names of all models listed by any channel. Fetches every channel, therefore used only while a mapping is edited. */
export const listedModelsQuery = () =>
  queryOptions({
    ...channelQueries.matching(''),
    select: modelsIn,
    staleTime: FRESH_MS,
    meta: { errorHandledBy: 'caller' },
  })
