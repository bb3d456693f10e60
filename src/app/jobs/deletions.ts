import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { visibleText } from '#/format/visible-text'
import { t } from '#/i18n/i18n'
import { currentAccount, onAccountChange, pageOwner } from '#/session/session'
import { recoverFocus } from '#/ui/focus/lost-focus'
import { notify, notifyWithAction } from '#/ui/notifications/notify'
import type { NotificationLevel } from '#/ui/notifications/notify'
import type { DeletionState } from '#/ui/row/row-state'
import { rowKey, type RowDeletion } from '../list/row-writes'
import { notifyDone, notifyFailure } from '../row/action-failure'
import type { Job, JobItem } from './job'
import { addJob, closeJob, findJob, jobsStore, patchItems, patchJob, undoWindows, type UndoEnd } from './jobs'

type RecordsBeingDeleted = ReadonlyMap<string, DeletionState>

const NONE: RecordsBeingDeleted = new Map()

function stateIn({ phase }: Job, { state }: JobItem): DeletionState | undefined {
  const isOpen = state === 'waiting' || state === 'running'
  if (!isOpen || phase === 'over' || phase === 'paused') return undefined
  return phase === 'scheduled' ? 'waiting' : 'sending'
}

let found: { jobs: readonly Job[]; byNoun: Map<string, Map<string, DeletionState>> } | undefined

/**
 * The records of a noun whose deletion was confirmed and has no outcome yet, by id. The same map as long as the jobs are the
 * same: it is asked for each row.
 */
function readBeingDeleted(noun: string): RecordsBeingDeleted {
  const { jobs } = jobsStore.read()
  if (found?.jobs !== jobs) {
    found = { jobs, byNoun: new Map() }
    for (const job of jobs) {
      for (const item of job.deletes ? job.items : []) {
        const state = stateIn(job, item)
        const records = found.byNoun.get(job.deletes ?? '') ?? new Map<string, DeletionState>()
        if (state) found.byNoun.set(job.deletes ?? '', records.set(String(item.id), state))
      }
    }
  }
  return found.byNoun.get(noun) ?? NONE
}

/** Whether a record is being deleted, so that nothing else may write it. */
export function isBeingDeleted(noun: string, id: number | string): boolean {
  return readBeingDeleted(noun).has(String(id))
}

/** The records of a noun that are being deleted, by id. */
export function useBeingDeleted(noun: string): RecordsBeingDeleted {
  return useSyncExternalStore(jobsStore.subscribe, () => readBeingDeleted(noun))
}

/** Shows a notification with *Undo* before a job deletes something, and resolves when that has ended. */
export function waitForUndo(jobId: string, text: string): Promise<UndoEnd> {
  const owner = currentAccount()?.id
  const isOwner = () => currentAccount()?.id === owner
  return new Promise((resolve) => {
    const end = (how: UndoEnd) => {
      if (!undoWindows.delete(jobId)) return
      unsubscribe()
      window.removeEventListener('pagehide', leave)
      close()
      const isDropped = how === 'dropped' || (how !== 'undo' && !isOwner())
      if (isDropped) notify('warning', t('row.deleting.dropped'))
      resolve(isDropped ? 'dropped' : how)
    }
    undoWindows.set(jobId, end)
    const close = notifyWithUndo('info', text, () => end('undo'), {
      closeLabel: t('row.deleteNow'),
      onClose: () => end('send'),
    })
    const leave = () => end('leave')
    window.addEventListener('pagehide', leave)
    const unsubscribe = onAccountChange(() => isOwner() || end('dropped'))
  })
}

/**
 * Shows a notification with *Undo* for at least eight seconds; it may outlive the session, and does nothing for another account.
 * Returns the function that closes it.
 */
export function notifyWithUndo(
  level: NotificationLevel,
  text: string,
  undo: () => void,
  options: Omit<Parameters<typeof notifyWithAction>[2], 'action'> = {},
): () => void {
  const owner = pageOwner()?.id
  const run = () => {
    if (pageOwner()?.id === owner) undo()
  }
  return notifyWithAction(level, text, { ...options, action: { label: t('common.undo'), run } })
}

/** Takes back the deletion of a record while it waits. */
export function undoDeletion(noun: string, id: string): void {
  for (const job of jobsStore.read().jobs) {
    const isThis = (item: JobItem) => String(item.id) === id && stateIn(job, item) === 'waiting'
    if (job.deletes !== noun || !job.items.some(isThis)) continue
    patchItems(job.id, (item) => (isThis(item) ? { ...item, state: 'undone' } : item))
    const isLeft = findJob(job.id)?.items.some(({ state }) => state === 'waiting')
    if (!isLeft) undoWindows.get(job.id)?.('undo')
  }
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
export async function scheduleRowDeletion(deletion: ConfirmedDeletion, cache: QueryClient): Promise<void> {
  const { noun, action, id: rowId, name, write } = deletion
  const shown = visibleText(name)
  const jobId = addJob({
    owner: currentAccount()?.id ?? 0,
    kind: 'row.delete',
    title: name,
    items: [{ id: Number(rowId), name, state: 'waiting' }],
    deletes: noun,
    isQuiet: true,
    phase: 'scheduled',
  })
  const how = await waitForUndo(jobId, t('row.deleting.notice', { name: shown }))
  if (how === 'send' || how === 'leave') patchJob(jobId, { phase: 'running' })
  if (how === 'send') {
    await write.start(cache, rowKey(noun, action, rowId)).then(
      (result) => notifyDone(result, t('row.deleted', { name: shown })),
      (error: unknown) => notifyFailure(error, (message) => t('row.notDeleted', { name: shown, message })),
    )
  }
  // The page may go on, after a log-out or because it comes back.
  if (how === 'leave') await write.leave().catch(() => undefined)
  closeJob(jobId)
  if (how === 'leave') void cache.invalidateQueries({ queryKey: [noun] })
  // The row stays, and the focus may have been on what offered to undo.
  if (how === 'undo' || how === 'dropped') recoverFocus(() => document.getElementById(`menu-${rowId}`))
}
