import { createStore } from '#/async/store'
import type { en } from './en'
import type { enLater } from './en-later'

/** Supported locales as BCP 47 tags, in display order. */
export const LANGUAGES = ['en', 'zh'] as const
export type Language = (typeof LANGUAGES)[number]
/** Name of each language in that language. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', zh: '简体中文' }

/** The texts of a language by message key. */
type Texts = Readonly<Record<MessageKey, string>>
type Dictionary = typeof en & typeof enLater
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

/** Message keys whose only placeholder is `name`, for labels of what can be done to a record. */
export type NamedKey = {
  [Key in MessageKey]: [Placeholder<Dictionary[Key]>, 'name'] extends ['name', Placeholder<Dictionary[Key]>]
    ? Key
    : never
}[MessageKey]

/** In two parts: the texts of the code that a list, the log-in or the frame starts with, and those of what is loaded later. */
const dictionaries: Record<Language, readonly (() => Promise<Partial<Texts>>)[]> = {
  en: [async () => (await import('./en')).en, async () => (await import('./en-later')).enLater],
  zh: [async () => (await import('./zh')).zh, async () => (await import('./zh-later')).zhLater],
}

/** Which texts of a language are loaded. */
export type Parts = 'first' | 'all'

/** Undefined until the first dictionary is loaded, before anything is rendered. */
const active = createStore<{ language: Language; texts: Partial<Texts>; parts: Parts } | undefined>(undefined)
/** Last requested language: dictionaries may load in another order. */
let requested: Language | undefined

async function loadTexts(language: Language, parts: Parts): Promise<Partial<Texts>> {
  const wanted = parts === 'all' ? dictionaries[language] : dictionaries[language].slice(0, 1)
  const loaded = await Promise.all(wanted.map((load) => load()))
  return Object.assign({}, ...loaded)
}

/**
 * Switches the language without a page reload. Loads its texts on first use, then notifies the listeners of
 * `onLanguageChange`. Rejects if they cannot be loaded.
 */
export async function setLanguage(language: Language, parts: Parts = 'all'): Promise<void> {
  requested = language
  const texts = await loadTexts(language, parts)
  if (requested === language) active.write({ language, texts, parts })
}

/** Loads the texts that are still missing, for what is about to be shown: nothing else changes, so nobody is told. */
export async function loadAllTexts(): Promise<void> {
  const now = active.read()
  if (!now || now.parts === 'all') return
  Object.assign(now.texts, await loadTexts(now.language, 'all'))
  now.parts = 'all'
}

const PLACEHOLDER = /\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g

/** Selects the plural form for `count`, a number as text: English has two, and creating `Intl.PluralRules` takes 15 ms. */
function pluralForm(count: string, one: string, other: string): string {
  return Math.abs(Number(count)) === 1 ? one : other
}

/** Translates `key` in the current language; a wrong key or a missing value does not compile. */
export function t<Key extends MessageKey>(key: Key, ...values: Values<Key>): string {
  const text = active.read()?.texts[key] ?? key
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
  return active.read()?.language ?? 'en'
}

/** Current texts, another object after each change that `onLanguageChange` reports: a snapshot for React. */
export function currentTexts(): Partial<Texts> | undefined {
  return active.read()?.texts
}

/** Calls `listener` after each language change. Returns the unsubscribe function. */
export function onLanguageChange(listener: () => void): () => void {
  return active.subscribe(listener)
}

/** Language for a browser locale: `zh*` is Chinese, anything else English. */
export function languageOf(tag: string | undefined): Language {
  return tag?.toLowerCase().startsWith('zh') ? 'zh' : 'en'
}
