import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { gateway } from '#/http/gateway'

/**
 * Schema of the group names, sorted, because the server's order varies (K6.6). Omits names with a comma, which the
 * comma-separated list of a channel would split (SH-65).
 */
export const groupNamesSchema = z.lazy(() =>
  z.pipe(
    z.nullable(z.array(z.catch(z.string(), ''))),
    z.transform((names) => {
      const trimmed = (names ?? []).map((name) => name.trim())
      return [...new Set(trimmed)].filter((name) => name !== '' && !name.includes(',')).toSorted()
    }),
  ),
)

/** Group of users and channels that have none. */
export const DEFAULT_GROUP = 'default'

/** In ms; groups change rarely, when an administrator edits prices. */
const FRESH_MS = 60_000
/** First part of the query keys of groups. */
export const GROUP = 'group'

/** Queries of groups. */
export const groupQueries = {
  /** Names of all groups, sorted; administrators only. */
  all: () =>
    queryOptions({
      queryKey: [GROUP, 'all'],
      queryFn: ({ signal }) => gateway.get('api/group/', groupNamesSchema, { signal }),
      staleTime: FRESH_MS,
      meta: { errorHandledBy: 'caller' },
    }),
}
