import { useMediaQuery } from '@mantine/hooks'
import { Notifications } from '@mantine/notifications'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { PHONE } from '../theme/phone'
import classes from './notifications.module.css'

/** The open notifications. */
export function NotificationList() {
  const isNarrow = useMediaQuery(PHONE, false, { getInitialValueInEffect: false })
  return (
    <Notifications
      withinPortal={false}
      position={isNarrow ? 'top-center' : 'bottom-left'}
      pauseResetOnHover="notification"
      // Their texts can be selected.
      allowDragDismiss={false}
      allowScrollDismiss={false}
      transitionDuration={0}
      containerWidth="var(--gc-length-36)"
      notificationMaxHeight="50dvh"
      classNames={{ root: classes.root, notification: classes.notification }}
    />
  )
}
