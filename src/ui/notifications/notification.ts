import type { ReactNode } from 'react'

export type NotificationLevel = 'success' | 'info' | 'error' | 'warning' | 'notice'

/** Something told to the person. */
export interface Notification {
  id: string
  level: NotificationLevel
  content: ReactNode
}

/** How long a message stays, in ms. Nothing that must be acted on is only here. */
export const DURATION_MS: Record<NotificationLevel, number> = {
  success: 1500,
  info: 3000,
  error: 5000,
  warning: 10_000,
  notice: 20_000,
}

/** Said at once, or when the screen reader is idle. */
export function liveRole(level: NotificationLevel): 'alert' | 'status' {
  return level === 'error' || level === 'warning' ? 'alert' : 'status'
}
