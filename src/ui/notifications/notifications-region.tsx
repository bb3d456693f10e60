import { useSyncExternalStore } from 'react'
import { notifications } from './notifications'
import { UnstyledNotifications } from './unstyled-notifications'

/** The place where everything told appears; empty from the start, because screen readers hear what comes into it. */
export function NotificationsRegion({ label }: { label: string }) {
  const { renderer: cards, unstyled: plain } = useSyncExternalStore(
    notifications.subscribe,
    notifications.state,
  )
  return (
    // One landmark around the library's six corners, which would else be six of the same name.
    <section aria-label={label} data-messages>
      {cards && <cards.NotificationList />}
      {plain.length > 0 && <UnstyledNotifications notifications={plain} onDismiss={notifications.dismiss} />}
    </section>
  )
}
