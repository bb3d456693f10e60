import { t } from '#/i18n/i18n'
import { currentAccount, onAccountChange, pageOwner } from '#/session/session'
import { notify, notifyWithAction } from '#/ui/notifications/notify'
import type { NotificationLevel } from '#/ui/notifications/show-notification'

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
    window.removeEventListener('pagehide', leave)
    close()
    const isDropped = how === 'dropped' || (how !== 'undo' && !isOwner())
    if (isDropped) notify('warning', t('row.deleting.dropped'))
    onEnd(isDropped ? 'dropped' : how)
  }
  const close = notifyWithUndo('info', text, () => end('undo'), {
    closeLabel: t('row.deleteNow'),
    onClose: () => end('send'),
  })
  // A deletion was confirmed: closing the tab does not take it back.
  const leave = () => end('leave')
  window.addEventListener('pagehide', leave)
  const unsubscribe = onAccountChange(() => isOwner() || end('dropped'))
  return end
}

type Options = Omit<Parameters<typeof notifyWithAction>[2], 'action'>

/**
 * Shows a notification with *Undo* for at least eight seconds; it may outlive the session, and does nothing for another account.
 * Returns the function that closes it.
 */
export function notifyWithUndo(
  level: NotificationLevel,
  text: string,
  undo: () => void,
  options: Options = {},
): () => void {
  const owner = pageOwner()?.id
  const run = () => {
    if (pageOwner()?.id === owner) undo()
  }
  return notifyWithAction(level, text, { ...options, action: { label: t('job.undo'), run } })
}
