import { notifications, Notifications } from '@mantine/notifications'
import { t } from '#/i18n/i18n'
import { isNarrowWindow } from '#/ui/theme/narrow'
import { DURATION_MS, type Message, roleOf, type Tone } from './message'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'

const COLOR: Record<Tone, string> = {
  success: 'green',
  info: 'blue',
  error: 'red',
  warning: 'orange',
  notice: 'blue',
}

/** Phones show everything at the top (decision 31); elsewhere what stays for long leaves the controls there free. */
function placeOf(tone: Tone): 'bottom-right' | undefined {
  return tone === 'notice' && !isNarrowWindow() ? 'bottom-right' : undefined
}

/** Shows a message over the page. It stays while the pointer or the focus is on it. */
export function showMessage({ id, tone, shown }: Message): void {
  const card = {
    id,
    message: shown,
    color: COLOR[tone],
    position: placeOf(tone),
    autoClose: DURATION_MS[tone],
    role: roleOf(tone),
    'data-tone': tone,
    closeButtonProps: { 'aria-label': t('shell.close') },
    // The library waits for the pointer by itself, and for the focus not (AX-37).
    onFocusCapture: () => notifications.update({ ...card, autoClose: false }),
    onBlurCapture: () => notifications.update(card),
  }
  notifications.show(card)
}

/** Where messages appear: at the top, in the middle on phones (decision 31). */
export function MessageCards() {
  const position = isNarrowWindow() ? 'top-center' : 'top-right'
  return <Notifications position={position} limit={5} withinPortal={false} />
}
