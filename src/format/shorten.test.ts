import { expect, it } from 'vitest'
import { shorten } from './shorten'
import { visibleText } from './visible-text'

it.each([
  ['fifteen letters', 'fifteen letters'],
  ['sixteen letters!', 'sixteen lett...'],
  ['👩‍👩‍👧‍👦'.repeat(15), '👩‍👩‍👧‍👦'.repeat(15)],
  ['👩‍👩‍👧‍👦'.repeat(16), `${'👩‍👩‍👧‍👦'.repeat(12)}...`],
  ['', ''],
])('%s is shortened to %s', (text, short) => expect(shorten(text, 15)).toBe(short))

it.each([
  ['alice', 'alice'],
  ['admin\u202Enimda', 'admin[U+202E]nimda'],
  ['ad\u200Bmin', 'ad[U+200B]min'],
  ['a\u200Db', 'a[U+200D]b'],
  ['a\u0000b\tc', 'a[U+0000]b[U+0009]c'],
  ['👩‍👩‍👧‍👦 陈', '👩‍👩‍👧‍👦 陈'],
])('%j is shown for confirmation as %s (T-24)', (text, shown) => expect(visibleText(text)).toBe(shown))
