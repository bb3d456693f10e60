import * as z from 'zod/mini'
import { storedValue } from '#/browser/stored-value'
import { ENTRY_STATES, type BulkEntry } from './bulk-entry'

/** What is kept of a run, so that a reload can tell what became of it: ids and names, never a record (CD-24). */
export interface BulkRecord {
  /** What was being done, in the words of then. */
  title: string
  entries: BulkEntry[]
}

const schema: z.ZodMiniType<BulkRecord> = z.object({
  title: z.string().check(z.maxLength(500)),
  entries: z
    .array(z.object({ id: z.int().check(z.positive()), name: z.string(), state: z.enum(ENTRY_STATES) }))
    .check(z.minLength(1)),
})

/** The drawer for the runs of one list in this tab, of one person: another who signs in does not see it. */
export function bulkStorage(storageKey: string, owner: number) {
  const stored = storedValue(`bulk:${owner}:${storageKey}`, schema, 'session')
  return {
    read: () => stored.read(),
    /** Reasons stay out: they hold words of the server. */
    write: ({ title, entries }: BulkRecord) =>
      stored.write({ title, entries: entries.map(({ id, name, state }) => ({ id, name, state })) }),
    remove: () => stored.remove(),
  }
}
