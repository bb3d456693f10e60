import type { ReactNode } from 'react'
import { DURATION_MS, openNotification, type Notification, type NotificationLevel } from './notifications'

/** The same text is not shown again within this time. */
const DEDUPE_MS = 5000
const lastShownAt = new Map<string, number>()

function isRepeated(level: NotificationLevel, text: string): boolean {
  if (level === 'success') return false
  const last = lastShownAt.get(text)
  lastShownAt.set(text, Date.now())
  return last !== undefined && Date.now() - last < DEDUPE_MS
}

/**
 * Shows a notification, announced to screen readers. Repeats of the same `text` within 5 s are dropped, except
 * successes; `content` is displayed instead of `text`, e.g. with a button.
 */
export function notify(level: NotificationLevel, text: string, content: ReactNode = text): void {
  if (!isRepeated(level, text)) openNotification({ level, content, durationMs: DURATION_MS[level] })
}

/**
 * Shows a notification with a button, such as *Undo*, for `durationMs` (longer while it is hovered or focused). `onClose`
 * is called once if it closes without the action. Returns the function that closes it.
 */
export function notifyWithAction(
  level: NotificationLevel,
  text: string,
  options: Required<Pick<Notification, 'action' | 'durationMs'>> &
    Pick<Notification, 'onClose' | 'closeLabel'>,
): () => void {
  return openNotification({ level, content: text, ...options })
}
