import { Button, Group } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'
import { t } from '#/i18n/i18n'
import { recoverFocus } from '../focus/lost-focus'

/**
 * Errors and warnings interrupt the screen reader, the rest wait until it is idle. `ms`: until it closes; a success stays for as long as
 * it takes to read, one with a button for at least `ACTION_MS`. Messages that need an action are shown in the page as well.
 */
const LEVELS = {
  success: { color: 'var(--gc-good)', role: 'status', ms: 1500 },
  info: { color: 'var(--gc-accent)', role: 'status', ms: 3000 },
  notice: { color: 'var(--gc-accent)', role: 'status', ms: 20_000 },
  warning: { color: 'var(--gc-warning)', role: 'alert', ms: 10_000 },
  error: { color: 'var(--gc-bad)', role: 'alert', ms: 5000 },
}
export type NotificationLevel = keyof typeof LEVELS

/** Shortest time to decide about a button such as *Undo*, in ms. */
const ACTION_MS = 8000
/** Time to read a letter, in ms. A Chinese character has three bytes and takes about as long as three letters. */
const readingMs = (text: string) => new TextEncoder().encode(text).length * 70

let lastId = 0
/** What had the focus before a notification. */
let origin: EventTarget | null = null
/** The same, or the page when that has gone with what the notification was about. */
const focusedBefore = () =>
  origin instanceof Element && origin.isConnected ? origin : document.querySelector('main')
/** Updates of the open notifications. */
const updates = new Set<() => void>()
let isHeld = false

/** Holds the time of all notifications while a page is on its way: it runs from when they can be read on that page. */
export function holdNotifications(hold: boolean): void {
  if (isHeld === hold) return
  isHeld = hold
  for (const update of updates) update()
}

export interface Offer {
  action?: { label: string; run: () => void } | undefined
  /** After the text, to the page that tells more. */
  link?: ReactNode
  /** Name of the closing button where closing does something. Default: *Close*. */
  closeLabel?: string
  onClose?: () => void
}

/** Shows a notification for `ms`, longer while it is hovered (Mantine does that) or focused. Closing it gives the focus back. */
function show(
  level: NotificationLevel,
  ms: number,
  message: ReactNode,
  { closeLabel = t('app.close'), onClose }: Offer,
) {
  lastId += 1
  const id = `notification-${lastId}`
  const { color, role } = LEVELS[level]
  const shown = { id, message, autoClose: ms }
  const focusInside = () => document.querySelector<HTMLElement>(`#${id} :focus`)
  const update = () =>
    notifications.update({ ...shown, autoClose: !isHeld && !focusInside() && shown.autoClose })
  notifications.show({
    ...shown,
    autoClose: !isHeld && ms,
    color,
    role,
    closeButtonProps: { 'aria-label': closeLabel, title: closeLabel },
    onFocus: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) origin = relatedTarget
      update()
    },
    onBlur: update,
    onClose: () => {
      updates.delete(update)
      const focused = focusInside()
      // A focused notification would stay for a moment.
      focused?.blur()
      // Not at once: the list of notifications is being changed, and what `onClose` shows would be lost.
      queueMicrotask(() => {
        onClose?.()
        if (focused) recoverFocus(focusedBefore)
      })
    },
  })
  updates.add(update)
  return {
    close: () => void notifications.hide(id),
    /** Replaces the message; its time starts again. */
    update: (next: ReactNode) => {
      shown.message = next
      // Only another duration restarts the time.
      shown.autoClose += 1
      update()
    },
  }
}

/** Open notifications by their text, and how often each was shown. */
const open = new Map<string, { count: number; update: (message: ReactNode) => void }>()

/**
 * Shows a notification, announced to screen readers; while one with the same `text` is open, that stays, and
 * is counted up if it is not a success. `content` is displayed instead of `text`, e.g. with a button.
 */
export function notify(level: NotificationLevel, text: string, content: ReactNode = text): void {
  const same = open.get(text)
  if (same) {
    same.count += 1
    const count = level !== 'success' && ` ×${same.count}`
    return same.update(
      <>
        {content}
        {count}
      </>,
    )
  }
  const ms = level === 'success' ? Math.max(LEVELS.success.ms, readingMs(text)) : LEVELS[level].ms
  const { update } = show(level, ms, content, { onClose: () => open.delete(text) })
  open.set(text, { count: 1, update })
}

/**
 * Shows a notification with a link, or a button such as *Undo* that closes it; `onClose` is called if it closes without. Returns
 * the function that closes it.
 */
export function notifyWithAction(
  level: NotificationLevel,
  text: string,
  { action, link, onClose, closeLabel }: Offer,
): () => void {
  let end = onClose
  const run = () => {
    end = action?.run
    close()
  }
  const content = (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <span>
        {text} {link}
      </span>
      {action && (
        <Button size="xs" flex="none" onClick={run}>
          {action.label}
        </Button>
      )}
    </Group>
  )
  const ms = Math.max(ACTION_MS, readingMs(text))
  const { close } = show(level, ms, content, { closeLabel, onClose: () => end?.() })
  return close
}

/** Moves the focus to the first button of the newest notification, such as *Undo*. Returns false if none is open. */
export function focusNotification(): boolean {
  const newest = [...document.querySelectorAll('[id^="notification-"]')].at(-1)
  const button = newest?.querySelector('button')
  button?.focus()
  return Boolean(button)
}
