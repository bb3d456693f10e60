import * as z from 'zod/mini'

/** Schema of a text search param; the router parses numeric text as a number. */
export const searchParamText = z.union([z.string(), z.pipe(z.number(), z.transform(String))])

/** Schema of a search param with `fallback` for missing and invalid values. */
export function searchParam<Schema extends z.core.$ZodType>(
  schema: Schema,
  fallback: z.core.util.NoUndefined<z.output<Schema>>,
) {
  return z.catch(z._default(schema, fallback), fallback)
}
