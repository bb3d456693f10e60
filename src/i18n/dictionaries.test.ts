import { expect, it } from 'vitest'
import { en as enFirst } from './en'
import { enLater } from './en-later'
import { currentLanguage, languageOf, loadAllTexts, setLanguage, t } from './i18n'
import { zh as zhFirst } from './zh'
import { zhLater } from './zh-later'

const en = { ...enFirst, ...enLater }
const zh = { ...zhFirst, ...zhLater }

const placeholders = (text: string) =>
  // A word that follows a number counts as the number itself, which languages without plural forms write once.
  [...new Set([...text.matchAll(/\{(\w+)(?:\|[^{}]*)?\}/g)].map(([, name = '']) => name))].toSorted((a, b) =>
    a.localeCompare(b),
  )

it('dictionaries: both parts have the same keys in both languages, and no key is in both', () => {
  const keys = (texts: object) => Object.keys(texts).toSorted()
  expect(keys(zhFirst)).toEqual(keys(enFirst))
  expect(keys(zhLater)).toEqual(keys(enLater))
  expect(Object.keys(en)).toHaveLength(keys(enFirst).length + keys(enLater).length)
})

it('dictionaries: every translation has the same placeholders, and a text', () => {
  const translations = new Map<string, string>(Object.entries(zh))
  const offenders = Object.entries(en).filter(([key, text]) => {
    const translated = translations.get(key) ?? ''
    return translated.trim() === '' || placeholders(translated).join() !== placeholders(text).join()
  })
  expect(offenders).toEqual([])
})

it('setLanguage: changes the language at run time', async () => {
  expect(t('grid.count', { n: 3 })).toBe('3 rows')
  await setLanguage('zh')
  expect(currentLanguage()).toBe('zh')
  expect(t('grid.count', { n: 3 })).toBe('共 3 条')
})

it('loadAllTexts: adds the later texts of the language that is shown', async () => {
  await setLanguage('zh', 'first')
  expect(t('common.cancel')).toBe('取消')
  expect(t('option.review')).toBe('option.review')
  await loadAllTexts()
  expect(t('option.review')).toBe(zh['option.review'])
})

it('values with markup or braces: inserted unchanged', () =>
  expect(t('common.copyNamed', { name: '<b>&{n}</b>' })).toBe('Copy <b>&{n}</b>'))

it.each([
  ['zh-CN', 'zh'],
  ['ZH', 'zh'],
  ['de-DE', 'en'],
  [undefined, 'en'],
])('languageOf: browser language %s selects %s', (tag, language) => expect(languageOf(tag)).toBe(language))

/** English texts that count something, with 1 in the place of every value. */
const counted = Object.entries(en).filter(([, text]) => /\{\w+\|/.test(text))
const NUMBER_FORM = /\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g
const filled = (text: string, value: number) =>
  text.replaceAll(
    NUMBER_FORM,
    (_, _name, one?: string, other?: string) => (value === 1 ? one : other) ?? String(value),
  )

it.each([
  ['grid.count', '0 rows', '1 row', '2 rows'],
  ['grid.countSoFar', '0+ rows', '1+ rows', '2+ rows'],
  ['option.pending', '0 unsaved changes', '1 unsaved change', '2 unsaved changes'],
] as const)('%s: correct English forms for zero, one and several', (key, ...texts) => {
  expect([0, 1, 2].map((n) => t(key, { n }))).toEqual(texts)
  expect(t(key, { n: '1' })).toBe(texts[1])
  expect(t(key, { n: '1,000' })).toBe(t(key, { n: 2 }).replace('2', '1,000'))
})

it('dictionaries: each text has the singular after 1, and all placeholders filled for 2', () => {
  const plural =
    /\b1 (?:\w+ )?(rows|channels|codes|settings|changes|entries|fields|seconds|bytes|calls|units|models|matches|characters)\b/
  const offenders = counted.filter(
    ([, text]) => plural.test(filled(text, 1)) || /[{}|]/.test(filled(text, 2)),
  )
  expect(offenders).toEqual([])
})

it('English texts with a count before a noun: singular and plural forms are given', () => {
  // What never stands before 1, or is no number.
  const ALWAYS_MANY = new Set([
    'channel.form.mapping.addModel',
    'grid.partialData.cut',
    'log.newRows.many',
    'oauth.noAnswer',
  ])
  const NOUNS =
    /\{\w+\} (?:\w+ ){0,2}(rows|channels|codes|settings|changes|entries|fields|seconds|bytes|calls|units|models|matches|characters)\b/
  const wrong = Object.entries(en).filter(([key, text]) => !ALWAYS_MANY.has(key) && NOUNS.test(text))
  expect(wrong.map(([key]) => key)).toEqual([])
})
