import type { ReactNode } from 'react'

export type Tone = 'success' | 'info' | 'error' | 'warning' | 'notice'

/** Something told to the person. */
export interface Message {
  id: string
  tone: Tone
  shown: ReactNode
}

/** How long a message stays, in ms (spec 9). Nothing that must be acted on is only here. */
export const DURATION_MS: Record<Tone, number> = {
  success: 1500,
  info: 3000,
  error: 5000,
  warning: 10_000,
  notice: 20_000,
}

/** Said at once, or when the screen reader is idle. */
export function roleOf(tone: Tone): 'alert' | 'status' {
  return tone === 'error' || tone === 'warning' ? 'alert' : 'status'
}
