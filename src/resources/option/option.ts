import * as z from 'zod/mini'

/** How the server names what it should not tell; it leaves out the first two itself (K7.1, T-11). */
const SECRET = /(Token|Secret|SecretKey)$/

/** Whether the value of `key` may never be shown. `TurnstileSecretKey` is one that the server does return. */
export function isSecretKey(key: string): boolean {
  return SECRET.test(key)
}

/** Values are texts; a server that sends another plain value means its text (SH-83). */
const value = z.pipe(
  z.union([z.string(), z.number(), z.boolean(), z.null()]),
  z.transform((plain) => (plain === null ? '' : String(plain))),
)

/**
 * All options by key, as texts, without secrets. A row that cannot be read spoils the answer: an option that only
 * seems to be blank would be saved over (FM-R11). Keys that this console does not know stay, and are never sent.
 */
export const optionsSchema = z.pipe(
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
)

/** What the server keeps, by key; a key that was never saved may be absent and means blank (K10.26). */
export interface Options extends ReadonlyMap<string, string> {
  /** Keys that the answer held more than once, of which the last value counts. */
  readonly duplicates?: ReadonlySet<string>
}
