import type { QueryClient } from '@tanstack/react-query'
import { visibleText } from '#/format/visible-text'
import { CONFIRMED_WITHOUT_RESPONSE } from '#/http/confirm-write'
import { t } from '#/i18n/i18n'
import { notify } from '#/ui/notifications/notify'
import { rowKey, type RowDeletion } from '../list/row-mutations'
import { notifyFailure } from '../row/action-failure'
import { withRecordLock, openUndoWindow } from './delayed-writes'
import { unmarkDeleting, markDeleting } from './waiting-deletions'

/** A deletion of one row, confirmed. */
export interface DelayedDeletion {
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
export function delayDeletion(deletion: DelayedDeletion, cache: QueryClient): void {
  const { noun, id, name } = deletion
  let decide: (isSent: boolean) => void
  const decision = new Promise<boolean>((resolve) => {
    decide = resolve
  })
  const end = openUndoWindow(t('row.deleting.notice', { name: visibleText(name) }), (how) => {
    decide(how === 'send')
    if (how === 'send') return markDeleting([{ noun, id, state: 'sending' }])
    if (how === 'leave') return void leave(deletion, cache)
    unmarkDeleting(noun, [id])
    return focusRow(id)
  })
  markDeleting([{ noun, id, state: 'waiting', undo: () => end('undo'), leave: () => end('leave') }])
  // The lock is held while it waits: it is sent after a write that has begun, and nothing is written in between.
  void withRecordLock(`${noun}-${id}`, async () => {
    if (await decision) await send(deletion, cache)
  })
}

async function send({ noun, action, id, name, write }: DelayedDeletion, cache: QueryClient): Promise<void> {
  const shown = visibleText(name)
  try {
    const result = await write.start(cache, rowKey(noun, action, id))
    if (result === CONFIRMED_WITHOUT_RESPONSE) notify('info', t('outcome.done'))
    else notify('success', t('row.deleted', { name: shown }))
  } catch (error) {
    if (write.isToldElsewhere?.(error) === true) return
    notifyFailure(error, (message) => t('row.notDeleted', { name: shown, message }))
  } finally {
    unmarkDeleting(noun, [id])
  }
}

/** Sends it without waiting. If the page goes on, after a log-out or because it comes back, the list is read again. */
async function leave({ noun, id, write }: DelayedDeletion, cache: QueryClient): Promise<void> {
  markDeleting([{ noun, id, state: 'sending' }])
  await write.leave().catch(() => undefined)
  unmarkDeleting(noun, [id])
  void cache.invalidateQueries({ queryKey: [noun] })
}

/** Focuses the row that stays, if the focus was on what offered to undo. */
function focusRow(id: string): void {
  setTimeout(() => {
    if (document.activeElement === document.body) document.getElementById(`menu-${id}`)?.focus()
  })
}
