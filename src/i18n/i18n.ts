import type { en } from './en'

/** The languages of the console, as BCP 47 tags, in the order they are offered. */
export const LANGUAGES = ['en', 'zh'] as const
export type Language = (typeof LANGUAGES)[number]
/** Each language under its own name, readable for whoever looks for it. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', zh: '简体中文' }

type Dictionary = typeof en
export type MessageKey = keyof Dictionary

/** `{n}` stands for a value; `{n|row|rows}` for the first word when it is one, else for the second. */
type Placeholder<Text> = Text extends `${string}{${infer Inner}}${infer Rest}`
  ? (Inner extends `${infer Name}|${string}` ? Name : Inner) | Placeholder<Rest>
  : never
type Values<Key extends MessageKey> = [Placeholder<Dictionary[Key]>] extends [never]
  ? []
  : [values: Record<Placeholder<Dictionary[Key]>, string | number>]

/** Keys whose text takes no values: what a record (field, menu entry, status) may carry as its label. */
export type StaticKey = { [Key in MessageKey]: Values<Key> extends [] ? Key : never }[MessageKey]

const dictionaries: Record<Language, () => Promise<Record<MessageKey, string>>> = {
  en: async () => (await import('./en')).en,
  zh: async () => (await import('./zh')).zh,
}

interface ActiveLanguage {
  language: Language
  texts: Record<MessageKey, string>
}

/** Undefined until a language was spoken for the first time. */
let active: ActiveLanguage | undefined
/** The last language asked for: dictionaries may arrive in another order. */
let requested: Language | undefined
const listeners = new Set<() => void>()

/**
 * Makes the console speak `language`. Its dictionary is fetched the first time; nothing is reloaded, and
 * whoever subscribed by `onLanguageChange` draws again.
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

/** The word that goes with `count`, a number or its text. */
function pluralForm(count: string, one: string, other: string): string {
  return pluralRules.select(Number(count)) === 'one' ? one : other
}

/** The text of `key` in the current language; a wrong key or a missing value does not compile. */
export function t<Key extends MessageKey>(key: Key, ...values: Values<Key>): string {
  const text = active?.texts[key] ?? key
  const [given] = values
  if (given === undefined) return text
  const texts: Readonly<Record<string, string | number | undefined>> = given
  // A function, because a value may hold what `replace` takes for an instruction.
  return text.replaceAll(PLACEHOLDER, (whole, name: string, one?: string, other?: string) => {
    const value = texts[name]
    if (value === undefined) return whole
    return one === undefined || other === undefined ? String(value) : pluralForm(String(value), one, other)
  })
}

/** The language spoken now; the first one before `setLanguage` was called. */
export function currentLanguage(): Language {
  return active?.language ?? 'en'
}

/** Calls `listener` after each change of language; returns how to stop that. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The language for a first visit: `zh*` means Chinese, anything else English. */
export function languageOf(tag: string | undefined): Language {
  return tag?.toLowerCase().startsWith('zh') ? 'zh' : 'en'
}
