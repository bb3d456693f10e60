import { useState } from 'react'
import { copyText, notifyCopied } from '#/ui/notifications/copy-text'

/** Value the server returns only once, such as a new secret, and whether it was copied to the clipboard. */
export interface OneTimeValue {
  value: string
  isCopied: boolean
}

/**
 * Holds a one-time value until it is dismissed or the screen unmounts. `reveal` also copies it and, if that worked,
 * notifies with `successMessage`; the value itself never appears in a notification (T-22).
 */
export function useOneTimeValue(successMessage: () => string) {
  const [oneTimeValue, setOneTimeValue] = useState<OneTimeValue>()
  const reveal = async (value: string) => {
    // Displayed before the clipboard settles: the browser may show a permission prompt, and the value must not be lost.
    setOneTimeValue({ value, isCopied: false })
    const isCopied = await copyText(value)
    // Ignore the clipboard result if the value was dismissed in the meantime.
    setOneTimeValue((current) => (current?.value === value ? { value, isCopied } : current))
    if (isCopied) notifyCopied(value, successMessage())
  }
  return { oneTimeValue, reveal, dismiss: () => setOneTimeValue(undefined) }
}
