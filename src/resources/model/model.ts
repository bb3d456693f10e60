import * as z from 'zod/mini'
import { storedText, storedValue } from '#/browser/stored-value'

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

const storedNamesSchema = z.lazy(() => z.record(z.string().check(z.regex(/^\d{1,9}$/)), z.array(z.string())))
// Key and format are shared with other consoles of this family; the version is stored separately.
const storedNames = storedValue('channel_models', storedNamesSchema)
const ofVersion = storedText('channel_models_version', z.string())

/**
 * Reads the lists of an earlier visit; undefined when missing, unreadable (PS11) or of another server version. A
 * blank `version` is unknown and matches any.
 */
export function storedModels(version: string): ModelsByType | undefined {
  const lists = storedNames.read()
  if (!lists || Object.keys(lists).length === 0) return undefined
  return version === '' || ofVersion.read() === version ? lists : undefined
}

/** Stores the lists for the next visit. */
export function storeModels(models: ModelsByType, version: string): void {
  storedNames.write(models)
  ofVersion.write(version)
}
