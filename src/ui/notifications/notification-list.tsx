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

/** Long-lived notices go to the bottom right, where they cover no controls; on phones everything is at the top. */
function positionOf(level: NotificationLevel): 'bottom-right' | undefined {
  return level === 'notice' && !isNarrowViewport() ? 'bottom-right' : undefined
}

/** Shows a notification. It stays open while hovered or focused. */
export function showNotification({ id, level, content }: Notification): void {
  const options = {
    id,
    message: content,
    color: COLOR[level],
    position: positionOf(level),
    autoClose: DURATION_MS[level],
    role: liveRole(level),
    'data-tone': level,
    closeButtonProps: { 'aria-label': t('shell.close') },
    // Mantine pauses the timer on hover only, not on focus (AX-37).
    onFocusCapture: () => notifications.update({ ...options, autoClose: false }),
    onBlurCapture: () => notifications.update(options),
  }
  notifications.show(options)
}

/** Container of the notifications: top right, on phones top centre. */
export function NotificationList() {
  const position = isNarrowViewport() ? 'top-center' : 'top-right'
  return <Notifications position={position} limit={5} withinPortal={false} />
}
