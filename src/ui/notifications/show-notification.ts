import { notifications, type NotificationData } from '@mantine/notifications'
import type { ReactNode } from 'react'
import { t } from '#/i18n/i18n'
import { recoverFocus } from '../focus/lost-focus'

/** Severity; decides colour, duration and live region. */
export type NotificationLevel = 'success' | 'info' | 'error' | 'warning' | 'notice'

const COLORS: Record<NotificationLevel, string> = {
  success: 'var(--gc-good)',
  info: 'var(--gc-accent)',
  notice: 'var(--gc-accent)',
  warning: 'var(--gc-warning)',
  error: 'var(--gc-bad)',
}

/** What a notification can have besides its message. */
export interface NotificationOptions {
  /** Name of the closing button where closing does something. Default: *Close*. */
  closeLabel?: string
  /** Called once when it closes. */
  onClose?: () => void
}

/** An open notification. */
interface OpenNotification {
  close: () => void
  /** Replaces the message; its time starts again. */
  update: (message: ReactNode) => void
}

let lastId = 0
/** Updates of the open notifications. */
const updates = new Set<() => void>()
let isHeld = false

/** Holds the time of all notifications while a page is on its way: it runs from when they can be read on that page. */
export function holdNotifications(hold: boolean): void {
  if (isHeld === hold) return
  isHeld = hold
  for (const update of updates) update()
}

/** What had the focus before a notification. */
let origin: EventTarget | null = null
/** The same, or the page when that has gone with what the notification was about. */
const focusedBefore = () =>
  origin instanceof Element && origin.isConnected ? origin : document.querySelector('main')

/**
 * Shows a notification for `durationMs`, longer while it is hovered (Mantine does that) or focused. Closing it
 * gives the focus back.
 */
export function showNotification(
  level: NotificationLevel,
  durationMs: number,
  message: ReactNode,
  { closeLabel = t('app.close'), onClose }: NotificationOptions = {},
): OpenNotification {
  lastId += 1
  const id = `notification-${lastId}`
  let shown = message
  let time = durationMs
  let isFocused = false
  const update = () => notifications.update({ id, message: shown, autoClose: !isFocused && !isHeld && time })
  const data: NotificationData = {
    id,
    message,
    autoClose: !isHeld && time,
    color: COLORS[level],
    // Errors and warnings interrupt the screen reader, the rest wait until it is idle.
    role: level === 'error' || level === 'warning' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': closeLabel, title: closeLabel },
    onFocus: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) origin = relatedTarget
      isFocused = true
      update()
    },
    onBlur: () => {
      isFocused = false
      update()
    },
    onClose: () => {
      updates.delete(update)
      const focused = document.querySelector<HTMLElement>(`#${id} :focus`)
      // A focused notification would stay for a moment.
      focused?.blur()
      // Not at once: the list of notifications is being changed, and what `onClose` shows would be lost.
      queueMicrotask(() => {
        onClose?.()
        if (focused) recoverFocus(focusedBefore)
      })
    },
  }
  notifications.show(data)
  updates.add(update)
  return {
    close: () => void notifications.hide(id),
    update: (next) => {
      shown = next
      // Only another duration restarts the time.
      time += 1
      update()
    },
  }
}

/** Moves the focus to the first button of the newest notification, such as *Undo*. Returns false if none is open. */
export function focusNotification(): boolean {
  const newest = [...document.querySelectorAll('[id^="notification-"]')].at(-1)
  const button = newest?.querySelector('button')
  button?.focus()
  return button !== undefined && button !== null
}
