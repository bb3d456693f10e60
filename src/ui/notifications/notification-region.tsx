import { useNotifications } from '@mantine/notifications'
import { useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { topDialog } from '../dialog/modal-dialogs'
import { lazyPart } from '../status/lazy-part'
import { useStored } from '../storage/use-stored'

export const LazyNotificationList = lazyPart(
  async () => (await import('./notification-list')).NotificationList,
)

/**
 * Region of all notifications. Rendered empty from the start, because screen readers announce only what is added. While
 * a modal dialog is open it stands in that dialog, because everything outside is inert: its element is moved, so that what
 * is shown outlives the dialog.
 */
export function NotificationRegion({ label }: { label: string }) {
  const { notifications } = useNotifications()
  const dialog = useStored(topDialog)
  const home = useRef<HTMLDivElement>(null)
  const [host] = useState(() => document.createElement('div'))
  useLayoutEffect(() => (dialog ?? home.current)?.append(host), [dialog, host])
  return (
    <div ref={home}>
      {createPortal(
        <section aria-label={label} data-messages>
          {notifications.length > 0 && <LazyNotificationList />}
        </section>,
        host,
      )}
    </div>
  )
}
