import { randomId } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'
import { t } from '#/i18n/i18n'

export type Tone = 'success' | 'info' | 'error' | 'warning' | 'notice'

/** How long a message stays, in ms (spec 9). Nothing that must be acted on is only here. */
const DURATION_MS: Record<Tone, number> = {
  success: 1500,
  info: 3000,
  error: 5000,
  warning: 10_000,
  notice: 20_000,
}
const COLOR: Record<Tone, string> = {
  success: 'green',
  info: 'blue',
  error: 'red',
  warning: 'orange',
  notice: 'blue',
}

/** Phones show everything at the top (decision 31); elsewhere what stays for long leaves the controls there free. */
const ROOMY = '(min-width: 37.5625em)'
function placeOf(tone: Tone): 'bottom-right' | undefined {
  return tone === 'notice' && window.matchMedia(ROOMY).matches ? 'bottom-right' : undefined
}

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
  const message = {
    id: randomId(),
    message: shown,
    color: COLOR[tone],
    position: placeOf(tone),
    autoClose: DURATION_MS[tone],
    role: tone === 'error' || tone === 'warning' ? 'alert' : 'status',
    'data-tone': tone,
    closeButtonProps: { 'aria-label': t('shell.close') },
    // The library waits for the pointer by itself, and for the focus not (AX-37).
    onFocusCapture: () => notifications.update({ ...message, autoClose: false }),
    onBlurCapture: () => notifications.update(message),
  }
  notifications.show(message)
}
