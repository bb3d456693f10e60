import { useState } from 'react'
import { copyText } from '#/browser/clipboard'
import { notifyCopied } from '../notifications/notify-copied'

/** A value that is given to a person once: what it is, and whether the clipboard has it. */
export interface OneTimeValue {
  value: string
  isCopied: boolean
}

/**
 * Hands a value over: copies it, says `dateHeader` when that worked, and keeps it to be shown until it is taken away or the
 * screen is left. The value itself is never in a message over the page (T-22).
 */
export function useOneTimeValue(successMessage: () => string) {
  const [oneTimeValue, setOneTimeValue] = useState<OneTimeValue>()
  const reveal = async (value: string) => {
    // Shown before the clipboard answers: a browser may ask about it, and the value must not be lost meanwhile.
    setOneTimeValue({ value, isCopied: false })
    const isCopied = await copyText(value)
    // Taken away meanwhile, it does not come back.
    setOneTimeValue((now) => (now?.value === value ? { value, isCopied } : now))
    if (isCopied) notifyCopied(value, successMessage())
  }
  return { oneTimeValue, reveal, dismiss: () => setOneTimeValue(undefined) }
}
