import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { gateway } from '#/http/gateway'
import { nameList } from '#/http/rows'

/** Schema of the group names; the server's order varies. */
export const groupNamesSchema = nameList(z.string())

/** Group of users and channels that have none. */
export const DEFAULT_GROUP = 'default'

/** In ms; groups change rarely, when an administrator edits prices. */
const FRESH_MS = 60_000
export const groupQueries = {
  all: () =>
    queryOptions({
      queryKey: ['group', 'all'],
      queryFn: ({ signal }) => gateway.get('api/group/', groupNamesSchema, { signal }),
      staleTime: FRESH_MS,
    }),
}
