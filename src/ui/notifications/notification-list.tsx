import { notifications, Notifications } from '@mantine/notifications'
import { t } from '#/i18n/i18n'
import { isNarrowViewport } from '#/ui/theme/viewport'
import { DURATION_MS, type Notification, liveRole, type NotificationLevel } from './notification'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'

const COLOR: Record<NotificationLevel, string> = {
  success: 'green',
  info: 'blue',
  error: 'red',
  warning: 'orange',
  notice: 'blue',
}

/** Phones show everything at the top; elsewhere what stays for long leaves the controls there free. */
function positionOf(level: NotificationLevel): 'bottom-right' | undefined {
  return level === 'notice' && !isNarrowViewport() ? 'bottom-right' : undefined
}

/** Shows a message over the page. It stays while the pointer or the focus is on it. */
export function showNotification({ id, level, content }: Notification): void {
  const card = {
    id,
    message: content,
    color: COLOR[level],
    position: positionOf(level),
    autoClose: DURATION_MS[level],
    role: liveRole(level),
    'data-tone': level,
    closeButtonProps: { 'aria-label': t('shell.close') },
    // The library waits for the pointer by itself, and for the focus not (AX-37).
    onFocusCapture: () => notifications.update({ ...card, autoClose: false }),
    onBlurCapture: () => notifications.update(card),
  }
  notifications.show(card)
}

/** Where messages appear: at the top, in the middle on phones. */
export function NotificationList() {
  const position = isNarrowViewport() ? 'top-center' : 'top-right'
  return <Notifications position={position} limit={5} withinPortal={false} />
}
