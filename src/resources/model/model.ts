import { z } from 'zod'

/** A name as text, or an object that carries its name as `id` (SH-61, SH-63). */
const modelName = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])

/** Names of models, each once, sorted; null is none. One with a comma could not be told from two in a list. */
export const modelNames = z
  .array(modelName.catch(''))
  .nullable()
  .transform((names) => {
    const trimmed = (names ?? []).map((name) => name.trim())
    return [...new Set(trimmed)].filter((name) => name !== '' && !name.includes(',')).toSorted()
  })

/** Names of models by the number of a channel type, as text; a type may have none (D43). */
export const modelsByType = z.record(z.string().regex(/^\d{1,9}$/), modelNames.catch([]))
export type ModelsByType = z.output<typeof modelsByType>
