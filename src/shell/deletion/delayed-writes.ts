import { t } from '#/i18n/i18n'
import { currentAccount, onAccountChange } from '#/session/session'
import { notify, notifyWithAction } from '#/ui/notifications/notify'
import type { NotificationLevel } from '#/ui/notifications/show-notification'
import { leaveDeletions } from './waiting-deletions'

// A deletion was confirmed: closing the tab does not take it back.
window.addEventListener('pagehide', leaveDeletions)

/**
 * How the time to undo ended. `send`: it passed, or somebody closed the notification; `leave`: the page is being left;
 * `dropped`: the account that asked is no longer signed in.
 */
export type UndoEnd = 'send' | 'undo' | 'leave' | 'dropped'

/**
 * Shows a notification with *Undo* before something is deleted; `onEnd` is called once. Returns the function that ends
 * the time early.
 */
export function openUndoWindow(text: string, onEnd: (how: UndoEnd) => void): (how: UndoEnd) => void {
  const owner = currentAccount()?.id
  const isOwner = () => currentAccount()?.id === owner
  let isOpen = true
  const end = (how: UndoEnd) => {
    if (!isOpen) return
    isOpen = false
    unsubscribe()
    close()
    const isDropped = how === 'dropped' || (how !== 'undo' && !isOwner())
    if (isDropped) notify('warning', t('row.deleting.dropped'))
    onEnd(isDropped ? 'dropped' : how)
  }
  const close = notifyWithUndo('info', text, () => end('undo'), {
    closeLabel: t('row.deleteNow'),
    onClose: () => end('send'),
  })
  const unsubscribe = onAccountChange(() => isOwner() || end('dropped'))
  return end
}

/** Writes in progress, by the key of their record. */
const writing = new Map<string, Promise<unknown>>()

/**
 * Runs `write` after all earlier writes with the same key, such as `channel-3`: two runs, or a run and a deletion, never
 * write one record at the same time.
 */
export function withRecordLock<Result>(key: string, write: () => Promise<Result>): Promise<Result> {
  const before = writing.get(key) ?? Promise.resolve()
  const mine = before.then(write, write)
  const settled = mine
    .catch(() => undefined)
    .then(() => {
      if (writing.get(key) === settled) writing.delete(key)
    })
  writing.set(key, settled)
  return mine
}

type Options = Omit<Parameters<typeof notifyWithAction>[2], 'action'>

/** Shows a notification with *Undo* for at least eight seconds. Returns the function that closes it. */
export function notifyWithUndo(
  level: NotificationLevel,
  text: string,
  undo: () => void,
  options: Options = {},
): () => void {
  return notifyWithAction(level, text, {
    ...options,
    action: { label: t('bulk.undo'), run: undo },
  })
}
