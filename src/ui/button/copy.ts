import { t } from '#/i18n/i18n'
import { notify } from '../notifications/notify'

/** Longer texts than this (UTF-16 units) would fill a notification; they can be selected where they stand. */
const MAX_TOLD_LENGTH = 1000

/**
 * Copies a text and notifies; if the clipboard refuses, `showFallback` gets the text, and without it the notification
 * shows a text that is not too long. Resolves with whether it was copied.
 */
export async function copy(text: string, showFallback?: (text: string) => void): Promise<boolean> {
  if (await copyText(text)) {
    notify('success', t('grid.copied'))
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

/** Returns false if the browser refuses. Falls back to `execCommand`, because plain http has no clipboard API. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyViaSelection(text)
  }
}

function copyViaSelection(text: string): boolean {
  const before = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.setAttribute('readonly', '')
  area.style.position = 'fixed'
  area.style.opacity = '0'
  document.body.append(area)
  area.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    area.remove()
    if (before instanceof HTMLElement) before.focus()
  }
}
