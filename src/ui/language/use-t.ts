import { useSyncExternalStore } from 'react'
import { currentLanguage, onLanguageChange, t } from '#/i18n/i18n'

/** `t` for a component: it draws again when the language changes, without being mounted anew. */
export function useT(): typeof t {
  useSyncExternalStore(onLanguageChange, currentLanguage)
  return t
}
