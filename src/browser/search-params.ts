import * as z from 'zod/mini'

/** Schema of a text search param. Code that navigates may pass a number. */
export const searchParamText = z.union([z.string(), z.pipe(z.number(), z.transform(String))])

/** Schema of a search param with `fallback` for missing and invalid values. */
export function searchParam<Schema extends z.core.$ZodType>(
  schema: Schema,
  fallback: z.core.util.NoUndefined<z.output<Schema>>,
) {
  return z.catch(z._default(schema, fallback), fallback)
}

/**
 * Parses a query string into texts. The router's own parser reads values as JSON, which would round a code of digits,
 * turn `aff=true` into a boolean, and make objects. A repeated name becomes an array, which the route's schema rejects.
 */
export function parseSearch(query: string): Record<string, string | string[]> {
  const params = new Map<string, string | string[]>()
  for (const [name, value] of new URLSearchParams(query)) {
    const previous = params.get(name)
    params.set(name, previous === undefined ? value : [previous, value].flat())
  }
  return Object.fromEntries(params)
}

/**
 * Serialises search params, omitting blank values and all but texts, numbers and booleans. An array becomes a repeated
 * name, so that parsing and serialising round-trips.
 */
export function stringifySearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, values] of Object.entries(search)) {
    for (const value of [values].flat()) {
      if (typeof value === 'string' && value !== '') query.append(name, value)
      if (typeof value === 'number' || typeof value === 'boolean') query.append(name, String(value))
    }
  }
  const text = query.toString()
  return text && `?${text}`
}
