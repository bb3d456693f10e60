import { notifications, notificationsStore } from '@mantine/notifications'

/** Closes all notifications; `notifications.clean()` would not say so to what has opened them. */
export function closeNotifications(): void {
  const { notifications: open, queue } = notificationsStore.getState()
  for (const { id } of [...open, ...queue]) if (id !== undefined) notifications.hide(id)
}
