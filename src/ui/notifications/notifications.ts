import type { ReactNode } from 'react'
import { createStore } from '#/async/store'

/** Severity; decides colour, duration and live region. */
export type NotificationLevel = 'success' | 'info' | 'error' | 'warning' | 'notice'

/** A button of a notification, such as *Undo*; pressing it closes the notification. */
interface NotificationAction {
  label: string
  run: () => void
}

/** Message shown over the page. */
export interface Notification {
  id: number
  level: NotificationLevel
  content: ReactNode
  action?: NotificationAction | undefined
  durationMs: number
  /** Name of its closing button where closing does something. Default: *Close*. */
  closeLabel?: string | undefined
  /** Called once when it closes without its action. */
  onClose?: (() => void) | undefined
}

/** Time until a notification closes, in ms. Messages that need an action are shown in the page as well. */
export const DURATION_MS: Record<NotificationLevel, number> = {
  success: 1500,
  info: 3000,
  error: 5000,
  warning: 10_000,
  notice: 20_000,
}

/** Open notifications, the oldest first. Their times begin when they are displayed, see `MAX_DISPLAYED`. */
export const notifications = createStore<readonly Notification[]>([])

/** As many are displayed at a time; later ones wait. */
export const MAX_DISPLAYED = 5

let lastId = 0

/** Opens a notification; returns the function that closes it. */
export function openNotification(message: Omit<Notification, 'id'>): () => void {
  lastId += 1
  const notification = { ...message, id: lastId }
  notifications.write([...notifications.read(), notification])
  return () => closeNotification(notification)
}

function removeNotification(notification: Notification): boolean {
  const before = notifications.read()
  const after = before.filter(({ id }) => id !== notification.id)
  if (after.length === before.length) return false
  notifications.write(after)
  return true
}

/** Closes a notification, by time, by its button or by the code that opened it. */
export function closeNotification(notification: Notification): void {
  if (removeNotification(notification)) notification.onClose?.()
}

/** Closes a notification and runs its action. */
export function runNotificationAction(notification: Notification): void {
  if (removeNotification(notification)) notification.action?.run()
}

/** Closes all notifications, for tests. */
export function closeAllNotifications(): void {
  for (const notification of notifications.read()) closeNotification(notification)
}
