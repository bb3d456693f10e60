import * as z from 'zod/mini'
import { storedText, storedValue } from '#/browser/stored-value'
import { BULK_ENDS, ENTRY_STATES, type BulkEntry, type EntryState } from './bulk-entry'
import { isRunKind } from './run-kinds'
import { runIdSchema, type BulkRun } from './runs'

const values = z.record(z.string(), z.union([z.string(), z.number()]))
const changeSchema = z.object({ from: values, to: values })
const runSchema = z.object({
  id: runIdSchema,
  kind: z.string().check(z.refine(isRunKind)),
  title: z.string().check(z.maxLength(500)),
  /** Why it ended; absent while it runs or is paused. */
  end: z.catch(z.optional(z.enum(BULK_ENDS)), undefined),
  entries: z
    .array(
      z.object({
        id: z.int().check(z.positive()),
        name: z.string(),
        created_time: z.optional(z.number()),
        server: z.optional(z.number()),
        change: z.optional(changeSchema),
      }),
    )
    .check(z.minLength(1)),
})

/** One letter per entry: a state is stored at every step, and the runs are long. */
const LETTERS: Record<EntryState, string> = {
  waiting: 'w',
  sent: 's',
  done: 'd',
  failed: 'f',
  unknown: 'u',
  skipped: 'k',
}
const stateOf = (letter: string | undefined): EntryState =>
  ENTRY_STATES.find((state) => LETTERS[state] === letter) ?? 'unknown'

/**
 * Session storage for the runs of an account in this tab: what is shown after a reload (CD-24). Holds ids, names, states
 * and the values that a run edits, never whole records or texts of the server.
 */
export function bulkStorage(owner: number) {
  const runs = storedValue(`bulk:${owner}:runs`, z.array(runSchema), 'session')
  const statesOf = (id: string) => storedText(`bulk:${owner}:states:${id}`, z.string(), 'session')
  const writeStates = ({ id, entries }: BulkRun) =>
    statesOf(id).write(entries.map(({ state }) => LETTERS[state]).join(''))
  return {
    /** The stored runs. An entry that was in flight has an unknown outcome. */
    read: (): BulkRun[] =>
      (runs.read() ?? []).flatMap(({ kind, entries, end, ...run }) => {
        if (!isRunKind(kind)) return []
        const states = statesOf(run.id).read() ?? ''
        const restored = entries.map((entry, at): BulkEntry => {
          const state = stateOf(states[at])
          return { ...entry, state: state === 'sent' ? 'unknown' : state }
        })
        const hasRest = restored.some(({ state }) => state === 'waiting' || state === 'unknown')
        const endByNow = end ?? (hasRest ? 'reloaded' : 'finished')
        return [{ ...run, kind, owner, entries: restored, phase: 'over', end: endByNow }]
      }),
    /**
     * Stores the list of runs, without the reasons: they contain texts of the server. Returns false if the browser has no
     * room; then none is stored, because the last stored list is out of date.
     */
    write: (list: readonly BulkRun[]): boolean => {
      const records = list.map(({ id, kind, title, end, entries }) => ({
        id,
        kind,
        title,
        end,
        entries: entries.map(({ id: entryId, name, created_time, server, change }) => ({
          id: entryId,
          name,
          created_time,
          server,
          change,
        })),
      }))
      for (const { id } of runs.read() ?? []) if (!list.some((run) => run.id === id)) statesOf(id).remove()
      const isStored = records.length > 0 && runs.write(records)
      if (!isStored) runs.remove()
      for (const run of list) writeStates(run)
      return isStored || records.length === 0
    },
    writeStates,
  }
}
