import i18next from 'i18next'
import type { en } from './en'

/** The languages of the console, as BCP 47 tags, in the order they are offered. */
export const LANGUAGES = ['en', 'zh'] as const
export type Language = (typeof LANGUAGES)[number]
/** Each language under its own name, readable for whoever looks for it. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', zh: '简体中文' }

type Dictionary = typeof en
export type MessageKey = keyof Dictionary

type Placeholder<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never
type Values<Key extends MessageKey> = [Placeholder<Dictionary[Key]>] extends [never]
  ? []
  : [values: Record<Placeholder<Dictionary[Key]>, string | number>]

/** Keys whose text takes no values: what a record (field, menu entry, status) may carry as its label. */
export type PlainKey = { [Key in MessageKey]: Values<Key> extends [] ? Key : never }[MessageKey]

const dictionaries: Record<Language, () => Promise<Record<MessageKey, string>>> = {
  en: async () => (await import('./en')).en,
  zh: async () => (await import('./zh')).zh,
}

/**
 * Makes the console speak `language`. Its dictionary is fetched the first time; nothing is reloaded, and
 * whoever subscribed by `onLanguageChange` draws again.
 */
export async function speak(language: Language): Promise<void> {
  const dictionary = await dictionaries[language]()
  if (!i18next.isInitialized) {
    await i18next.init({
      lng: language,
      resources: {},
      fallbackLng: false,
      keySeparator: false,
      nsSeparator: false,
      // React escapes; the texts themselves use single braces, as the vocabulary writes them.
      interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
    })
  }
  i18next.addResourceBundle(language, 'translation', dictionary)
  await i18next.changeLanguage(language)
}

/** The text of `key` in the current language; a wrong key or a missing value does not compile. */
export function t<Key extends MessageKey>(key: Key, ...values: Values<Key>): string {
  // i18next's own key types are built for nested namespaces; ours above are exact for flat keys.
  const plainKey: string = key
  return i18next.t(plainKey, values[0] ?? {})
}

/** The language spoken now; the first one before `speak` was called. */
export function currentLanguage(): Language {
  return LANGUAGES.find((language) => language === i18next.language) ?? 'en'
}

/** Calls `listener` after each change of language; returns how to stop that. */
export function onLanguageChange(listener: () => void): () => void {
  i18next.on('languageChanged', listener)
  return () => i18next.off('languageChanged', listener)
}

/** The language for a first visit: `zh*` means Chinese, anything else English (decision 2). */
export function languageOf(tag: string | undefined): Language {
  return tag?.toLowerCase().startsWith('zh') ? 'zh' : 'en'
}
