import * as z from 'zod/mini'

/** A text in an address: one that looks like a number arrives as a number. */
export const searchParamText = z.union([z.string(), z.pipe(z.number(), z.transform(String))])

/** A part of an address: `fallback` where a link leaves it out, and for whatever a hand edited into it. */
export function searchParam<Schema extends z.core.$ZodType>(
  schema: Schema,
  fallback: z.core.util.NoUndefined<z.output<Schema>>,
) {
  return z.catch(z._default(schema, fallback), fallback)
}
