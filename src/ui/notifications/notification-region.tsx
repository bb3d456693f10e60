import { useNotifications } from '@mantine/notifications'
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { topDialog } from '../dialog/modal-dialogs'
import { useStored } from '../storage/use-stored'

let List: ComponentType | undefined
export async function loadNotificationList(): Promise<void> {
  List = (await import('./notification-list')).NotificationList
}

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
  return (
    <div ref={home}>
      {createPortal(
        <section aria-label={label} data-messages>
          <LazyList />
        </section>,
        host,
      )}
    </div>
  )
}

/** The list, whose code comes with the first notification at the latest. Without it the texts stand there plainly. */
function LazyList() {
  const { notifications } = useNotifications()
  const [state, setState] = useState<'waiting' | 'loaded' | 'failed'>(List ? 'loaded' : 'waiting')
  const isWanted = notifications.length > 0
  useEffect(() => {
    if (isWanted && state === 'waiting')
      void loadNotificationList().then(
        () => setState('loaded'),
        () => setState('failed'),
      )
  }, [isWanted, state])
  if (List) return <List />
  if (state !== 'failed') return null
  return notifications.map(({ id, role, message }) => (
    <div key={id} role={role}>
      {message}
    </div>
  ))
}
