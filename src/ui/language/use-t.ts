import { useSyncExternalStore } from 'react'
import { currentTexts, onLanguageChange, t } from '#/i18n/i18n'

export function useT(): typeof t {
  useSyncExternalStore(onLanguageChange, currentTexts)
  return t
}
