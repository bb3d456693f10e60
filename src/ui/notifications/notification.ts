import type { ReactNode } from 'react'

/** Severity; decides colour, duration and live region. */
export type NotificationLevel = 'success' | 'info' | 'error' | 'warning' | 'notice'

/** Message shown over the page. */
export interface Notification {
  id: string
  level: NotificationLevel
  content: ReactNode
}

/** Time until a notification closes, in ms. Messages that need an action are shown in the page as well. */
export const DURATION_MS: Record<NotificationLevel, number> = {
  success: 1500,
  info: 3000,
  error: 5000,
  warning: 10_000,
  notice: 20_000,
}

/** ARIA live role: errors and warnings interrupt the screen reader, the rest wait until it is idle. */
export function liveRole(level: NotificationLevel): 'alert' | 'status' {
  return level === 'error' || level === 'warning' ? 'alert' : 'status'
}
