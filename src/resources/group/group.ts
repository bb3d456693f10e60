import * as z from 'zod/mini'

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
