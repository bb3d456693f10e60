import { t } from '#/i18n/i18n'
import { copyText, notifyCopied } from '#/ui/notifications/copy-text'
import { notify } from '../notifications/notify'

/** How long an icon is a check mark once its text has been copied, in ms. */
export const COPIED_MS = 2000

/** Longer texts than this (UTF-16 units) would fill a notification; they can be selected where they stand. */
const MAX_TOLD_LENGTH = 1000

/**
 * Copies a text and notifies; if the clipboard refuses, `showFallback` gets the text, and without it the notification
 * shows a text that is not too long. Resolves with whether it was copied.
 */
export async function copy(text: string, showFallback?: (text: string) => void): Promise<boolean> {
  if (await copyText(text)) {
    notifyCopied(text, t('grid.copied'))
    return true
  }
  showFallback?.(text)
  notify('warning', refusalOf(text, showFallback !== undefined))
  return false
}

function refusalOf(text: string, isShown: boolean): string {
  if (isShown) return t('grid.notCopied')
  return text.length > MAX_TOLD_LENGTH ? t('grid.notCopied.long') : t('grid.notCopied.text', { text })
}
