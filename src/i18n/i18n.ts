import type { en } from './en'

/** Supported locales as BCP 47 tags, in display order. */
export const LANGUAGES = ['en', 'zh'] as const
export type Language = (typeof LANGUAGES)[number]
/** Name of each language in that language. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', zh: '简体中文' }

type Dictionary = typeof en
export type MessageKey = keyof Dictionary

/** Names of the placeholders in a text: `{n}` is a value, `{n|row|rows}` the plural form for it. */
type Placeholder<Text> = Text extends `${string}{${infer Inner}}${infer Rest}`
  ? (Inner extends `${infer Name}|${string}` ? Name : Inner) | Placeholder<Rest>
  : never
type Values<Key extends MessageKey> = [Placeholder<Dictionary[Key]>] extends [never]
  ? []
  : [values: Record<Placeholder<Dictionary[Key]>, string | number>]

/** Message keys without placeholders, for labels in records (field, menu entry, status). */
export type StaticKey = { [Key in MessageKey]: Values<Key> extends [] ? Key : never }[MessageKey]

const dictionaries: Record<Language, () => Promise<Record<MessageKey, string>>> = {
  en: async () => (await import('./en')).en,
  zh: async () => (await import('./zh')).zh,
}

interface ActiveLanguage {
  language: Language
  texts: Record<MessageKey, string>
}

/** Undefined until the first `setLanguage` has loaded its dictionary. */
let active: ActiveLanguage | undefined
/** Last requested language: dictionaries may load in another order. */
let requested: Language | undefined
const listeners = new Set<() => void>()

/**
 * Switches the language without a page reload. Loads its dictionary on first use, then notifies the listeners of
 * `onLanguageChange`.
 */
export async function setLanguage(language: Language): Promise<void> {
  requested = language
  const texts = await dictionaries[language]()
  if (requested !== language) return
  active = { language, texts }
  for (const listener of listeners) listener()
}

const PLACEHOLDER = /\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g
const pluralRules = new Intl.PluralRules('en')

/** Selects the plural form for `count`, a number as text. */
function pluralForm(count: string, one: string, other: string): string {
  return pluralRules.select(Number(count)) === 'one' ? one : other
}

/** Translates `key` in the current language; a wrong key or a missing value does not compile. */
export function t<Key extends MessageKey>(key: Key, ...values: Values<Key>): string {
  const text = active?.texts[key] ?? key
  const [input] = values
  if (input === undefined) return text
  const texts: Readonly<Record<string, string | number | undefined>> = input
  // A replacer function, because a value may contain replacement patterns such as `$&`.
  return text.replaceAll(PLACEHOLDER, (placeholder, name: string, one?: string, other?: string) => {
    const value = texts[name]
    if (value === undefined) return placeholder
    return one === undefined || other === undefined ? String(value) : pluralForm(String(value), one, other)
  })
}

/** Current language; English until the first dictionary is loaded. */
export function currentLanguage(): Language {
  return active?.language ?? 'en'
}

/** Calls `listener` after each language change. Returns the unsubscribe function. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Language for a browser locale: `zh*` is Chinese, anything else English. */
export function languageOf(tag: string | undefined): Language {
  return tag?.toLowerCase().startsWith('zh') ? 'zh' : 'en'
}
