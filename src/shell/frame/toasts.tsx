import { Notifications } from '@mantine/notifications'
import { isNarrowWindow } from '#/ui/theme/narrow'
import '@mantine/notifications/styles.layer.css'

/** Where messages appear: at the top, in the middle on phones (decision 31). */
export function Toasts({ label }: { label: string }) {
  const position = isNarrowWindow() ? 'top-center' : 'top-right'
  return (
    // One landmark around the library's six corners, which would else be six of the same name.
    <section aria-label={label}>
      <Notifications position={position} limit={5} withinPortal={false} />
    </section>
  )
}
