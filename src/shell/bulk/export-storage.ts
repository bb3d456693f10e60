import * as z from 'zod/mini'
import { storedValue } from '#/browser/stored-value'
import { changeRuns, closeRun, newRunId, showRun } from './runs'

const exportSchema = z.object({
  title: z.string().check(z.maxLength(500)),
  rows: z.int().check(z.minimum(0)),
})

/** Session storage for the export of an account that has not ended: after a reload the panel tells that it was lost. */
export const exportStorage = (owner: number) => storedValue(`bulk:${owner}:export`, exportSchema, 'session')

/** Shows the export of an account that a reload interrupted. Its file is lost with the page. */
export function restoreExport(owner: number): void {
  const storage = exportStorage(owner)
  const stored = storage.read()
  if (!stored) return
  storage.remove()
  const id = newRunId()
  showRun({
    id,
    owner,
    title: stored.title,
    entries: [],
    stream: { rows: stored.rows, reached: 0, unreadable: 0 },
    phase: 'over',
    end: 'reloaded',
    commands: { close: () => closeRun(id) },
  })
  changeRuns({ isOpen: true })
}
