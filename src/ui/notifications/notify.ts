import { randomId } from '@mantine/hooks'
import type { ReactNode } from 'react'
import type { NotificationLevel } from './notification'
import { notifications } from './notifications'

/** One cause, one message: the same words again within this time are not said twice. */
const DEDUPE_MS = 5000
const lastShownAt = new Map<string, number>()

function isRepeated(level: NotificationLevel, text: string): boolean {
  if (level === 'success') return false
  const last = lastShownAt.get(text)
  lastShownAt.set(text, Date.now())
  return last !== undefined && Date.now() - last < DEDUPE_MS
}

/**
 * Shows `text` over the page and says it to screen readers: errors at once, the rest when they are idle. `shown`
 * stands in its place for a text that is more than words. It stays while the pointer or the focus is on it.
 */
export function notify(level: NotificationLevel, text: string, content: ReactNode = text): void {
  if (isRepeated(level, text)) return
  notifications.show({ id: randomId(), level, content })
}
