import { expect, it, vi } from 'vitest'
import { currentTexts, onLanguageChange, setLanguage, startLanguage, t, type TextPart } from './i18n'
import { withFirstTexts, withTexts } from './part-texts'

const part: TextPart = {
  en: () => Promise.resolve({ texts: { 'token.title': 'Tokens of a part' } }),
  zh: () => Promise.resolve({ texts: { 'token.title': '部分令牌' } }),
  isComplete: false,
}

it('a lazily loaded module: is ready together with its texts', async () => {
  startLanguage('en')
  expect(await withTexts(Promise.resolve('module'), part)).toBe('module')
  expect(t('token.title')).toBe('Tokens of a part')
})

it('a part whose language is switched while it loads: does not replace texts of the new language', async () => {
  startLanguage('en')
  let deliver: (module: { texts: object }) => void = () => {}
  const slow = { ...part, en: () => new Promise<{ texts: object }>((resolve) => (deliver = resolve)) }
  const loading = withTexts(Promise.resolve('module'), slow)
  await setLanguage('zh')
  const before = t('token.title')
  deliver({ texts: { 'token.title': 'late' } })
  await loading
  expect(t('token.title')).toBe(before)
})

it('a part that fails to load: fails its module', async () => {
  startLanguage('en')
  const broken = { ...part, en: () => Promise.reject(new Error('offline')) }
  await expect(withTexts(Promise.resolve('module'), broken)).rejects.toThrow('offline')
})

it('a message before the first texts: waits for them, and later ones are shown at once', async () => {
  startLanguage('en')
  const shown: string[] = []
  const show = () => void shown.push(t('token.title'))
  withFirstTexts(show)
  expect(shown).toEqual([])
  await vi.waitFor(() => expect(shown).toEqual(['Tokens']))
  withFirstTexts(show)
  expect(shown).toEqual(['Tokens', 'Tokens'])
})

it('a missing text: is empty, never its key, until the whole dictionary is loaded', async () => {
  startLanguage('en')
  const before = currentTexts()
  const changed = vi.fn<() => void>()
  const stop = onLanguageChange(changed)
  expect(t('user.title')).toBe('')
  await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce())
  stop()
  expect(currentTexts()).not.toBe(before)
  expect(t('user.title')).toBe('Users')
})
