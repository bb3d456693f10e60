import { formatCount } from '#/format/quota'
import { t } from '#/i18n/i18n'
import { openUndoWindow, type UndoEnd } from '../deletion/delayed-writes'
import { unmarkDeleting, markDeleting } from '../deletion/waiting-deletions'
import { RUN_KINDS } from './run-kinds'
import type { BulkRun } from './runs'

/** The runs that wait, by id, with the functions that end it. */
const waiting = new Map<string, (how: UndoEnd) => void>()

interface DelayedRun {
  /** Starts the run, also without the account: it then stops before its first step. */
  begin: () => void
  /** Sends it at once, because the page is being left or the account logs out. */
  leave: () => void
  /** Removes the run: nothing was sent. */
  drop: () => void
  /** Leaves out one record, which stays; tells whether any is left. */
  leaveOut: (id: number) => boolean
}

/** Lets a run that deletes wait while a notification, and each of its rows, offers *Undo*. */
export function delayRun(run: BulkRun, { begin, leave, drop, leaveOut }: DelayedRun): void {
  const { noun } = RUN_KINDS[run.kind]
  // Without those that were left out: another deletion may have marked them since.
  let ids = run.entries.map(({ id }) => String(id))
  const end = openUndoWindow(
    t('bulk.delayed.notice', { title: run.title, n: formatCount(ids.length) }),
    (how) => {
      waiting.delete(run.id)
      if (how === 'leave') return leave()
      if (how !== 'undo') return begin()
      unmarkDeleting(noun, ids)
      return drop()
    },
  )
  waiting.set(run.id, end)
  const undo = (id: string) => {
    if (!leaveOut(Number(id))) return end('undo')
    ids = ids.filter((other) => other !== id)
    unmarkDeleting(noun, [id])
  }
  markDeleting(
    ids.map((id) => ({ noun, id, state: 'waiting', undo: () => undo(id), leave: () => end('leave') })),
  )
}

/** Ends the time to undo of a waiting run: `send` begins it, `undo` removes it. */
export function endDelay(id: string, how: 'send' | 'undo'): void {
  waiting.get(id)?.(how)
}
