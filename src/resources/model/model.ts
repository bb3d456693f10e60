import * as z from 'zod/mini'

/** A name as text, or an object that carries its name as `id` (SH-61, SH-63). */
const modelName = z.union([
  z.string(),
  z.pipe(
    z.object({ id: z.string() }),
    z.transform(({ id }) => id),
  ),
])

/** Names of models, each once, sorted; null is none. One with a comma could not be told from two in a list. */
export const modelNamesSchema = z.pipe(
  z.nullable(z.array(z.catch(modelName, ''))),
  z.transform((names) => {
    const trimmed = (names ?? []).map((name) => name.trim())
    return [...new Set(trimmed)].filter((name) => name !== '' && !name.includes(',')).toSorted()
  }),
)

/** Names of models by the number of a channel type, as text; a type may have none (K10.43). */
export const modelsByTypeSchema = z.record(
  z.string().check(z.regex(/^\d{1,9}$/)),
  z.catch(modelNamesSchema, []),
)
export type ModelsByType = z.output<typeof modelsByTypeSchema>
