import { randomId } from '@mantine/hooks'
import type { ReactNode } from 'react'
import type { Tone } from './message'
import { messages } from './messages'

/** One cause, one message: the same words again within this time are not said twice. */
const SAME_CAUSE_MS = 5000
const lastSaid = new Map<string, number>()

function isRepeated(tone: Tone, text: string): boolean {
  if (tone === 'success') return false
  const before = lastSaid.get(text)
  lastSaid.set(text, Date.now())
  return before !== undefined && Date.now() - before < SAME_CAUSE_MS
}

/**
 * Shows `text` over the page and says it to screen readers: errors at once, the rest when they are idle. `shown`
 * stands in its place for a text that is more than words. It stays while the pointer or the focus is on it.
 */
export function tell(tone: Tone, text: string, shown: ReactNode = text): void {
  if (isRepeated(tone, text)) return
  messages.post({ id: randomId(), tone, shown })
}
