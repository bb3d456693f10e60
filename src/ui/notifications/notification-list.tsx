import { Notifications } from '@mantine/notifications'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { useIsPhone } from '../theme/phone'

/**
 * Above what stays at the lower edge: the bar of a form, the pager of a list. On the left, because what is pressed next is on
 * the right: the actions of a row, the buttons of a drawer or of the panel of jobs. Only the notifications take presses.
 */
const ROOT = {
  marginBlock: 'calc(var(--gc-header) - var(--gc-space-2)) var(--gc-space-12)',
  paddingBottom: 'env(safe-area-inset-bottom, 0px)',
  pointerEvents: 'none',
} as const
const NOTIFICATION = {
  width: 'fit-content',
  maxWidth: '100%',
  overflowY: 'auto',
  border: '1px solid var(--gc-line)',
  pointerEvents: 'auto',
  overflowWrap: 'anywhere',
} as const

export function NotificationList() {
  const isPhone = useIsPhone()
  return (
    <Notifications
      withinPortal={false}
      position={isPhone ? 'top-center' : 'bottom-left'}
      pauseResetOnHover="notification"
      // Their texts can be selected.
      allowDragDismiss={false}
      allowScrollDismiss={false}
      transitionDuration={0}
      containerWidth="var(--gc-length-36)"
      notificationMaxHeight="50dvh"
      styles={{ root: ROOT, notification: { ...NOTIFICATION, marginInline: isPhone ? 'auto' : undefined } }}
    />
  )
}
