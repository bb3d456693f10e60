import type { QueryClient } from '@tanstack/react-query'
import { formatCount } from '#/format/quota'
import { visibleText } from '#/format/visible-text'
import { t } from '#/i18n/i18n'
import { currentAccount } from '#/session/session'
import { recoverFocus } from '#/ui/focus/lost-focus'
import { rowKey, type RowDeletion } from '../list/row-writes'
import { notifyDone, notifyFailure } from '../row/action-failure'
import { scheduledEnds } from './deletions'
import type { Job } from './job'
import { closeJob, keep } from './job-keeper'
import { MAX_ON_LEAVE } from './job-records'
import { addJob, findJob, newJobId, patchItems, patchJob, restoreFocus } from './jobs'
import { withRecordLock } from './record-lock'
import { openUndoWindow, type UndoEnd } from './undo-window'

/** Lets a job wait while a notification, its card and each of its rows offer *Undo*. */
function openSchedule(id: string, text: string, onEnd: (how: UndoEnd) => void): void {
  const end = openUndoWindow(text, (how) => {
    scheduledEnds.delete(id)
    onEnd(how)
  })
  scheduledEnds.set(id, {
    send: () => end('send'),
    leave: () => end('leave'),
    undo: (itemId) => {
      const isLeft = findJob(id)?.items.some((item) => item.state === 'waiting' && item.id !== itemId)
      if (itemId === undefined || !isLeft) return end('undo')
      patchItems(id, (item) => (item.id === itemId ? { ...item, state: 'undone' } : item))
      return void keep(id)
    },
  })
}

/** Lets a job that deletes wait. `begin` starts it, `leave` deletes one record because the page is being left. */
export function schedule(
  job: Job,
  leave: (id: number) => Promise<unknown>,
  begin: () => void,
  cache: QueryClient,
): void {
  const { id, title, items } = job
  openSchedule(id, t('job.delayed.notice', { title, n: formatCount(items.length) }), (how) => {
    if (how === 'leave') return void sendOnLeave(id, leave, cache)
    // Without its account it stops before its first step.
    if (how !== 'undo') return begin()
    closeJob(id)
    return restoreFocus()
  })
}

/**
 * Sends the deletions of a job that waits: it was confirmed, and the page is being left. Nobody sees the responses unless the
 * page stays, so the outcomes are stored as unknown first.
 */
async function sendOnLeave(
  id: string,
  leave: (id: number) => Promise<unknown>,
  cache: QueryClient,
): Promise<void> {
  const job = findJob(id)
  if (!job) return
  const waiting = job.items.filter(({ state }) => state === 'waiting').map((item) => item.id)
  const sent = new Set(waiting.slice(0, MAX_ON_LEAVE))
  patchItems(id, (item) => (sent.has(item.id) ? { ...item, state: 'running' } : item))
  patchJob(id, { phase: 'stopping', end: 'reloaded' })
  void keep(id)
  const send = async (itemId: number) => {
    await leave(itemId)
    patchItems(id, (item) => (item.id === itemId ? { ...item, state: 'done' } : item))
  }
  // The page goes on after a log-out, or when it comes back.
  await Promise.allSettled([...sent].map(send))
  patchItems(id, (item) => (item.state === 'running' ? { ...item, state: 'unknown' } : item))
  patchJob(id, { phase: 'over' })
  void keep(id)
  void cache.invalidateQueries({ queryKey: [job.deletes] })
}

/** A deletion of one row, confirmed. */
export interface ConfirmedDeletion {
  noun: string
  /** Name of its action in the list. */
  action: string
  id: string
  name: string
  write: RowDeletion
}

/**
 * Deletes a row after some seconds, in which a notification and the row itself offer *Undo*. Its outcome is reported by a
 * notification; after a failure the row is marked. Closing the notification sends it at once, as does leaving the page.
 */
export function scheduleRowDeletion(deletion: ConfirmedDeletion, cache: QueryClient): void {
  const { noun, id: rowId, name } = deletion
  const id = newJobId()
  const owner = currentAccount()?.id ?? 0
  const items = [{ id: Number(rowId), name, state: 'waiting' as const }]
  addJob({
    id,
    owner,
    kind: `${noun}.delete`,
    title: name,
    items,
    deletes: noun,
    isQuiet: true,
    phase: 'scheduled',
  })
  let decide: (isSent: boolean) => void
  const decision = new Promise<boolean>((resolve) => {
    decide = resolve
  })
  openSchedule(id, t('row.deleting.notice', { name: visibleText(name) }), (how) => {
    decide(how === 'send')
    if (how === 'send' || how === 'leave') patchJob(id, { phase: 'running' })
    if (how === 'leave') void leaveRow(id, deletion, cache)
    else if (how !== 'send') {
      closeJob(id)
      // The row stays, and the focus may have been on what offered to undo.
      recoverFocus(() => document.getElementById(`menu-${rowId}`))
    }
  })
  // The lock is held while it waits: it is sent after a write that has begun, and nothing is written in between.
  void withRecordLock(`${noun}-${rowId}`, async () => {
    if (!(await decision)) return
    await sendRow(deletion, cache)
    closeJob(id)
  })
}

async function sendRow(
  { noun, action, id, name, write }: ConfirmedDeletion,
  cache: QueryClient,
): Promise<void> {
  const shown = visibleText(name)
  try {
    notifyDone(await write.start(cache, rowKey(noun, action, id)), t('row.deleted', { name: shown }))
  } catch (error) {
    if (write.isToldElsewhere?.(error) === true) return
    notifyFailure(error, (message) => t('row.notDeleted', { name: shown, message }))
  }
}

/** Sends it without waiting. If the page goes on, after a log-out or because it comes back, the list is read again. */
async function leaveRow(id: string, { noun, write }: ConfirmedDeletion, cache: QueryClient): Promise<void> {
  await write.leave().catch(() => undefined)
  closeJob(id)
  void cache.invalidateQueries({ queryKey: [noun] })
}
