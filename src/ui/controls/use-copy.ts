import { createContext, useContext } from 'react'
import { t } from '#/i18n/i18n'
import { copyText, notifyCopied } from '#/ui/notifications/copy-text'
import { notify } from '../notifications/notify'

/** How long an icon is a check mark once its text has been copied, in ms. */
export const COPIED_MS = 2000

/** Receives a text the clipboard refused and shows it where it can be copied by hand. */
export const CopyFallback = createContext<(text: string) => void>(() => {})

/**
 * Copies a text and notifies; if the clipboard refuses, `showFallback` gets the text, and without it the notification
 * shows the text. Resolves with whether it was copied.
 */
export async function copyOrShow(text: string, showFallback?: (text: string) => void): Promise<boolean> {
  if (await copyText(text)) {
    notifyCopied(text, t('grid.copied'))
    return true
  }
  showFallback?.(text)
  notify('warning', showFallback ? t('grid.notCopied') : t('grid.notCopied.text', { text }))
  return false
}

/** `copyOrShow` with the `CopyFallback` of the screen. */
export function useCopy(): (text: string) => Promise<boolean> {
  const showFallback = useContext(CopyFallback)
  return (text) => copyOrShow(text, showFallback)
}
