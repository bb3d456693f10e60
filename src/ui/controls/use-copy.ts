import { createContext, useContext } from 'react'
import { copyText } from '#/browser/clipboard'
import { t } from '#/i18n/i18n'
import { notify } from '../notifications/notify'
import { notifyCopied } from '../notifications/notify-copied'

/** Receives a text the clipboard refused and shows it where it can be copied by hand. */
export const CopyFallback = createContext<(text: string) => void>(() => {})

/** Returns a function that copies a text and notifies; if the clipboard refuses, `CopyFallback` gets the text. */
export function useCopy(): (text: string) => Promise<void> {
  const showFallback = useContext(CopyFallback)
  return async (text) => {
    if (await copyText(text)) {
      notifyCopied(text, t('grid.copied'))
      return
    }
    showFallback(text)
    notify('warning', t('grid.notCopied'))
  }
}
