import { t } from '#/i18n/i18n'
import { notifyWithAction } from '#/ui/notifications/notify'
import type { NotificationLevel } from '#/ui/notifications/notifications'

/** How long *Undo* is offered, in ms; longer while the notification is hovered or focused. */
const UNDO_MS = 8000

type Options = Omit<Parameters<typeof notifyWithAction>[2], 'action' | 'durationMs'>

/** Shows a notification with *Undo* for eight seconds. Returns the function that closes it. */
export function notifyWithUndo(
  level: NotificationLevel,
  text: string,
  undo: () => void,
  options: Options = {},
): () => void {
  return notifyWithAction(level, text, {
    ...options,
    action: { label: t('bulk.undo'), run: undo },
    durationMs: UNDO_MS,
  })
}
