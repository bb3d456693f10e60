import { createContext, useContext } from 'react'
import { copyText } from '#/browser/clipboard'
import { t } from '#/i18n/i18n'
import { notify } from '../notifications/notify'
import { notifyCopied } from '../notifications/notify-copied'

/** Takes a value that could not be copied and shows it where a person can copy it by hand. */
export const CopyFallback = createContext<(text: string) => void>(() => {})

/** Copies a text and says so; when the browser refuses, the list's search box is filled with it. */
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
