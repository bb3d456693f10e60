import { useEffect, useRef } from 'react'
import { useT } from '#/ui/language/use-t'
import { DURATION_MS, type Notification, liveRole } from './notification'
import classes from './unstyled-notifications.module.css'

/** Long enough also for what is short: whoever sees it so is in trouble already. */
const MIN_DURATION_MS = 10_000

interface Props {
  notifications: readonly Notification[]
  onDismiss: (notification: Notification) => void
}

/** Messages whose look did not arrive: a broken connection must not keep from people that it is broken. */
export function UnstyledNotifications({ notifications, onDismiss }: Props) {
  return (
    <div className={classes.place}>
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
        const card = element.current
        // It stays while the pointer or the focus is on it (AX-37).
        const isUsed = card?.matches(':hover') || card?.contains(document.activeElement)
        if (!isUsed) onDismiss(notification)
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
