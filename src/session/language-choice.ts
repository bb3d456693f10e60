import * as z from 'zod/mini'
import { storedText } from '#/browser/stored-value'
import { currentLanguage, languageOf, LANGUAGES, setLanguage, type Language } from '#/i18n/i18n'

const stored = storedText('language', z.enum(LANGUAGES))

async function applyLanguage(language: Language): Promise<void> {
  await setLanguage(language)
  // Another language may have been asked for meanwhile.
  document.documentElement.lang = currentLanguage()
}

/** Speaks the language chosen before, else the browser's. To be awaited before anything is drawn. */
export function initLanguage(): Promise<void> {
  const chosen = LANGUAGES.find((language) => language === stored.read())
  return applyLanguage(chosen ?? languageOf(navigator.language))
}

/** Speaks `language` from now on, and on later visits. */
export function chooseLanguage(language: Language): Promise<void> {
  stored.write(language)
  return applyLanguage(language)
}
