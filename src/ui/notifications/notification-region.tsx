import { useMediaQuery } from '@mantine/hooks'
import { Notifications } from '@mantine/notifications'
import { useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { topDialog } from '../dialog/modal-dialogs'
import { useStored } from '../storage/use-stored'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import classes from './notifications.module.css'
import { PHONE } from '../theme/phone'

/**
 * Region of all notifications. Rendered empty from the start, because screen readers announce only what is added. While
 * a modal dialog is open it stands in that dialog, because everything outside is inert: its element is moved, so that what
 * is shown outlives the dialog.
 */
export function NotificationRegion({ label }: { label: string }) {
  const dialog = useStored(topDialog)
  const home = useRef<HTMLDivElement>(null)
  const [host] = useState(() => document.createElement('div'))
  useLayoutEffect(() => (dialog ?? home.current)?.append(host), [dialog, host])
  const isNarrow = useMediaQuery(PHONE, false, { getInitialValueInEffect: false })
  const region = (
    <section aria-label={label} data-messages>
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
    </section>
  )
  return <div ref={home}>{createPortal(region, host)}</div>
}
