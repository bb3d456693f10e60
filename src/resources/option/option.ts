import * as z from 'zod/mini'

/** Suffixes of secret keys; the server itself omits the first two (K7.1, T-11). */
const SECRET = /(Token|Secret|SecretKey)$/

/** Whether the value of `key` must never be displayed. The server does return `TurnstileSecretKey`. */
export function isSecretKey(key: string): boolean {
  return SECRET.test(key)
}

/** Values are texts; other JSON scalars are converted to text (SH-83). */
const value = z.pipe(
  z.union([z.string(), z.number(), z.boolean(), z.null()]),
  z.transform((plain) => (plain === null ? '' : String(plain))),
)

/**
 * Schema of all options by key, as texts, without secrets. An unreadable row rejects the whole response: a
 * seemingly blank option would be overwritten by a save (FM-R11). Unknown keys are kept and never sent.
 */
export const optionsSchema = z.lazy(() =>
  z.pipe(
    z.array(z.object({ key: z.string(), value })),
    z.transform((rows): Options => {
      const values = new Map<string, string>()
      const duplicates = new Set<string>()
      for (const { key, value: text } of rows) {
        if (isSecretKey(key)) continue
        if (values.has(key)) duplicates.add(key)
        values.set(key, text)
      }
      return Object.assign(values, { duplicates })
    }),
  ),
)

/** Stored options by key; a key that was never saved may be missing and counts as blank (K10.26). */
export interface Options extends ReadonlyMap<string, string> {
  /** Keys that the response contained more than once; the last value counts. */
  readonly duplicates?: ReadonlySet<string>
}
