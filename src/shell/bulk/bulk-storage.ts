import * as z from 'zod/mini'
import { storedValue } from '#/browser/stored-value'
import { ENTRY_STATES, type BulkEntry } from './bulk-entry'

/** Stored progress of a run, shown after a reload: ids, names and states, never whole records (CD-24). */
export interface BulkRecord {
  /** Title of the run, in the language that was active when it started. */
  title: string
  entries: BulkEntry[]
}

const schema: z.ZodMiniType<BulkRecord> = z.object({
  title: z.string().check(z.maxLength(500)),
  entries: z
    .array(z.object({ id: z.int().check(z.positive()), name: z.string(), state: z.enum(ENTRY_STATES) }))
    .check(z.minLength(1)),
})

/** Session storage for the run of one list, by account: another account in the same tab does not see it. */
export function bulkStorage(storageKey: string, owner: number) {
  const stored = storedValue(`bulk:${owner}:${storageKey}`, schema, 'session')
  return {
    read: () => stored.read(),
    /** Stores the run without reasons: they contain texts of the server. */
    write: ({ title, entries }: BulkRecord) =>
      stored.write({ title, entries: entries.map(({ id, name, state }) => ({ id, name, state })) }),
    remove: () => stored.remove(),
  }
}
