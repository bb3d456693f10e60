import { useEffect, useRef } from 'react'
import { useT } from '#/ui/language/use-t'
import { DURATION_MS, type Notification, liveRole } from './notification'
import classes from './unstyled-notifications.module.css'

/** Longer than the styled ones: this fallback appears when the connection is broken. */
const MIN_DURATION_MS = 10_000

interface Props {
  notifications: readonly Notification[]
  onDismiss: (notification: Notification) => void
}

/** Fallback renderer for when the notification chunk fails to load, e.g. offline. */
export function UnstyledNotifications({ notifications, onDismiss }: Props) {
  return (
    <div className={classes.region}>
      {notifications.map((notification) => (
        <UnstyledNotification key={notification.id} notification={notification} onDismiss={onDismiss} />
      ))}
    </div>
  )
}

function UnstyledNotification({
  notification,
  onDismiss,
}: Pick<Props, 'onDismiss'> & { notification: Notification }) {
  const t = useT()
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const timer = setInterval(
      () => {
        const current = element.current
        // Keep it while hovered or focused (AX-37).
        const isInUse = current?.matches(':hover') || current?.contains(document.activeElement)
        if (!isInUse) onDismiss(notification)
      },
      Math.max(MIN_DURATION_MS, DURATION_MS[notification.level]),
    )
    return () => clearInterval(timer)
  }, [notification, onDismiss])
  return (
    <div
      ref={element}
      role={liveRole(notification.level)}
      data-tone={notification.level}
      className={classes.message}
    >
      <div>{notification.content}</div>
      <button type="button" className={classes.close} onClick={() => onDismiss(notification)}>
        {t('shell.close')}
      </button>
    </div>
  )
}
