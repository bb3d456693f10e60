import { useSyncExternalStore } from 'react'
import { currentTexts, onLanguageChange, t } from '#/i18n/i18n'

/** Returns `t` and re-renders the component when the language changes. */
export function useT(): typeof t {
  useSyncExternalStore(onLanguageChange, currentTexts)
  return t
}
