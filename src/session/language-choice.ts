import * as z from 'zod/mini'
import { storedText } from '#/browser/stored-value'
import { currentLanguage, languageOf, LANGUAGES, setLanguage, type Language, type Parts } from '#/i18n/i18n'

const stored = storedText('language', z.enum(LANGUAGES))

async function applyLanguage(language: Language, parts?: Parts): Promise<void> {
  await setLanguage(language, parts)
  // A later call may have set another language.
  document.documentElement.lang = currentLanguage()
}

/** Loads the texts of the stored language, else of the browser's. Must be awaited before anything asks for a text. */
export function initLanguage(parts?: Parts): Promise<void> {
  return applyLanguage(stored.read() ?? languageOf(navigator.language), parts)
}

/** Sets `language` and stores it for later visits. */
export function chooseLanguage(language: Language): Promise<void> {
  stored.write(language)
  return applyLanguage(language)
}
