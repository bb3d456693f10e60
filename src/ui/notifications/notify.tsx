import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { showNotification, type NotificationLevel, type NotificationOptions } from './show-notification'

/**
 * Time until a notification closes, in ms. A success stays for as long as it takes to read, one with a button for at least
 * `ACTION_MS`. Messages that need an action are shown in the page as well.
 */
export const DURATION_MS = { success: 1500, info: 3000, error: 5000, warning: 10_000, notice: 20_000 }
/** Shortest time to decide about a button such as *Undo*, in ms. */
const ACTION_MS = 8000
/** Time to read a letter, in ms. A Chinese character has three bytes and takes about as long as three letters. */
const readingMs = (text: string) => new TextEncoder().encode(text).length * 70

/** Open notifications by their text, and how often each was shown. */
const open = new Map<string, { count: number; update: (message: ReactNode) => void }>()

/**
 * Shows a notification, announced to screen readers; while one with the same `text` is open, it is counted up instead.
 * `content` is displayed instead of `text`, e.g. with a button.
 */
export function notify(level: NotificationLevel, text: string, content: ReactNode = text): void {
  const same = open.get(text)
  if (same) {
    same.count += 1
    same.update(
      <>
        {content} ×{same.count}
      </>,
    )
    return
  }
  const durationMs = level === 'success' ? Math.max(DURATION_MS.success, readingMs(text)) : DURATION_MS[level]
  const { update } = showNotification(level, durationMs, content, { onClose: () => open.delete(text) })
  open.set(text, { count: 1, update })
}

interface ActionOptions extends NotificationOptions {
  action: { label: string; run: () => void }
  /** After the text, to the page that tells more. */
  link?: ReactNode
}

/**
 * Shows a notification with a button, such as *Undo*, that closes it; `onClose` is called if it closes without. Returns
 * the function that closes it.
 */
export function notifyWithAction(
  level: NotificationLevel,
  text: string,
  { action, link, onClose, closeLabel }: ActionOptions,
): () => void {
  let end = onClose
  const run = () => {
    end = action.run
    close()
  }
  const content = (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <span>
        {text} {link}
      </span>
      <Button size="xs" flex="none" onClick={run}>
        {action.label}
      </Button>
    </Group>
  )
  const durationMs = Math.max(ACTION_MS, readingMs(text))
  const { close } = showNotification(level, durationMs, content, { closeLabel, onClose: () => end?.() })
  return close
}
