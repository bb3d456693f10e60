import { useSyncExternalStore } from 'react'
import { notifications } from './notifications'
import { UnstyledNotifications } from './unstyled-notifications'

/** Region of all notifications. Rendered empty from the start, because screen readers announce only what is added. */
export function NotificationsRegion({ label }: { label: string }) {
  const { renderer, unstyled } = useSyncExternalStore(notifications.subscribe, notifications.state)
  return (
    // Mantine renders six containers, one per corner: this makes them one landmark.
    <section aria-label={label} data-messages>
      {renderer && <renderer.NotificationList />}
      {unstyled.length > 0 && (
        <UnstyledNotifications notifications={unstyled} onDismiss={notifications.dismiss} />
      )}
    </section>
  )
}
