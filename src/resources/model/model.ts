import * as z from 'zod/mini'

/** A name as text, or an object with the name as `id` (SH-61, SH-63). */
const modelName = z.union([
  z.string(),
  z.pipe(
    z.object({ id: z.string() }),
    z.transform(({ id }) => id),
  ),
])

/**
 * Schema of model names, unique and sorted; null is an empty list. Omits names with a comma, which a
 * comma-separated list would split.
 */
export const modelNamesSchema = z.lazy(() =>
  z.pipe(
    z.nullable(z.array(z.catch(modelName, ''))),
    z.transform((names) => {
      const trimmed = (names ?? []).map((name) => name.trim())
      return [...new Set(trimmed)].filter((name) => name !== '' && !name.includes(',')).toSorted()
    }),
  ),
)

/** Schema of model names by channel type number as text; a type may have none (K10.43). */
export const modelsByTypeSchema = z.lazy(() =>
  z.record(z.string().check(z.regex(/^\d{1,9}$/)), z.catch(modelNamesSchema, [])),
)
/** Model names by channel type number as text. */
export type ModelsByType = z.output<typeof modelsByTypeSchema>
