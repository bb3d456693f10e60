import { expect, it } from 'vitest'
import { en } from './en'
import { currentLanguage, languageOf, speak, t } from './i18n'
import { zh } from './zh'

const placeholders = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted((a, b) => a.localeCompare(b))

it('both languages have the same keys', () =>
  expect(Object.keys(zh).toSorted()).toEqual(Object.keys(en).toSorted()))

it.each(Object.entries(en))('%s loses no value in translation', (key, text) => {
  const translated = Object.entries(zh).find(([name]) => name === key)?.[1] ?? ''
  expect(placeholders(translated)).toEqual(placeholders(text))
  expect(translated.trim()).not.toBe('')
})

it('changes the language at run time', async () => {
  expect(t('grid.count', { n: 3 })).toBe('3 rows')
  await speak('zh')
  expect(currentLanguage()).toBe('zh')
  expect(t('grid.count', { n: 3 })).toBe('共 3 条')
})

it('shows values as they are', () =>
  expect(t('token.copy', { name: '<b>&{n}</b>' })).toBe('Copy <b>&{n}</b>'))

it.each([
  ['zh-CN', 'zh'],
  ['ZH', 'zh'],
  ['de-DE', 'en'],
  [undefined, 'en'],
])('a browser that speaks %s starts in %s', (tag, language) => expect(languageOf(tag)).toBe(language))
