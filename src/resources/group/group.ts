import * as z from 'zod/mini'

/**
 * Names of the groups that prices are kept for, sorted: the server tells them in another order each time
 * (K6.6). A name with a comma could not be told from two inside a channel's list and is left out (SH-65).
 */
export const groupNamesSchema = z.pipe(
  z.nullable(z.array(z.catch(z.string(), ''))),
  z.transform((names) => {
    const trimmed = (names ?? []).map((name) => name.trim())
    return [...new Set(trimmed)].filter((name) => name !== '' && !name.includes(',')).toSorted()
  }),
)

/** The group of whoever and whatever names none. */
export const DEFAULT_GROUP = 'default'
