import { expect, it } from 'vitest'
import { truncate, tooltipText } from './truncate'
import { visibleText } from './visible-text'

it.each([
  ['fifteen letters', 'fifteen letters'],
  ['sixteen letters!', 'sixteen lett...'],
  ['👩‍👩‍👧‍👦'.repeat(15), '👩‍👩‍👧‍👦'.repeat(15)],
  ['👩‍👩‍👧‍👦'.repeat(16), `${'👩‍👩‍👧‍👦'.repeat(12)}...`],
  ['', ''],
])('truncate to 15 characters: "%s" becomes "%s"', (text, short) => expect(truncate(text, 15)).toBe(short))

const ZALGO = `a${'\u0301'.repeat(10_000)}`
it.each([
  ['a'.repeat(10_000)],
  ['中'.repeat(10_000)],
  ['👩‍👩‍👧‍👦'.repeat(1000)],
  [ZALGO],
  [ZALGO.repeat(3)],
  ['\u0301'.repeat(10_000)],
  ['\uD800'.repeat(10_000)],
  [`${'\uDC00'.repeat(5000)}x`],
  ['a\u0301\u0302\u0303'.repeat(4000)],
  [' '.repeat(10_000)],
  ['\n'.repeat(10_000)],
  ['\u200D'.repeat(10_000)],
  ['🇩🇪'.repeat(2000)],
  ['각'.repeat(3000)],
  ['ก็'.repeat(4000)],
  ['\u0000'.repeat(10_000)],
  ['\u202E'.repeat(10_000)],
  ['<b>'.repeat(4000)],
  ['&amp;'.repeat(4000)],
  ['ﷺ'.repeat(10_000)],
])('very long text: limited in length, with an ellipsis if truncated', (text) => {
  for (const most of [15, 500]) {
    const short = truncate(text, most)
    expect(short.length).toBeLessThanOrEqual(most * 32)
    expect(short.endsWith('...') || (most > 15 && short === text)).toBe(true)
    expect([...new Intl.Segmenter().segment(short)].length).toBeLessThanOrEqual(most)
  }
})

it('tooltipText: a single character of one megabyte is truncated', () => {
  expect(tooltipText(`a${'\u0301'.repeat(1_000_000)}`).length).toBeLessThanOrEqual(16_000)
})

it.each([
  ['alice', 'alice'],
  ['admin\u202Enimda', 'admin[U+202E]nimda'],
  ['ad\u200Bmin', 'ad[U+200B]min'],
  ['a\u200Db', 'a[U+200D]b'],
  ['a\u0000b\tc', 'a[U+0000]b[U+0009]c'],
  ['👩‍👩‍👧‍👦 陈', '👩‍👩‍👧‍👦 陈'],
  ['👩🏽‍💻 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏴‍☠️', '👩🏽‍💻 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏴‍☠️'],
  ['vip\u3164', 'vip[U+3164]'],
  ['ad\u034Fmin', 'ad[U+034F]min'],
  ['a\uFE0Fb ❤️ 1️⃣', 'a[U+FE0F]b ❤️ 1️⃣'],
  ['🏴\u{E0067}', '🏴[U+E0067]'],
])('visibleText: %j is shown as %s (T-24)', (text, shown) => expect(visibleText(text)).toBe(shown))
