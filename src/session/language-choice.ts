import * as z from 'zod/mini'
import { storedText } from '#/browser/stored-value'
import {
  currentLanguage,
  languageOf,
  LANGUAGES,
  setLanguage,
  startLanguage,
  type Language,
} from '#/i18n/i18n'

const stored = storedText('language', z.enum(LANGUAGES))

async function applyLanguage(language: Language): Promise<void> {
  await setLanguage(language)
  // A later call may have set another language.
  document.documentElement.lang = currentLanguage()
}

/** Sets the stored language, else the browser's. Its texts are loaded with the modules that show them. */
export function initLanguage(): void {
  const chosen = LANGUAGES.find((language) => language === stored.read())
  startLanguage(chosen ?? languageOf(navigator.language))
  document.documentElement.lang = currentLanguage()
}

/** Sets `language` and stores it for later visits. */
export function chooseLanguage(language: Language): Promise<void> {
  stored.write(language)
  return applyLanguage(language)
}
