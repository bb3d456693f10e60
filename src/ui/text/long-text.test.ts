import { expect, it } from 'vitest'
import { textChunks } from './long-text'

const MEGABYTE = 1_000_000
const CASES: readonly [name: string, text: string][] = [
  ['nothing', ''],
  ['one letter', 'a'],
  ['exactly one part', 'a'.repeat(4000)],
  ['one letter more', 'a'.repeat(4001)],
  ['a megabyte of letters', 'a'.repeat(MEGABYTE)],
  ['a megabyte of blanks', ' '.repeat(MEGABYTE)],
  ['a megabyte of line breaks', '\n'.repeat(MEGABYTE)],
  ['a megabyte of marks', `a${'\u0301'.repeat(MEGABYTE)}`],
  ['a megabyte of emoji', '👩\u200D👧'.repeat(MEGABYTE / 5)],
  ['a megabyte of surrogate pairs', '😀'.repeat(MEGABYTE / 2)],
  ['a megabyte of broken pairs', '\uDC00'.repeat(MEGABYTE)],
  ['a megabyte of joiners', '\u200D'.repeat(MEGABYTE)],
  ['lines', 'one line of a log\n'.repeat(60_000)],
  ['lines with two ends', 'one line of a log\r\n'.repeat(60_000)],
  ['words', 'word '.repeat(200_000)],
  ['a line break first', `\n${'a'.repeat(MEGABYTE)}`],
  ['a line break last', `${'a'.repeat(MEGABYTE)}\n`],
  ['one word behind each line break', `\n${'a'.repeat(3999)}`.repeat(250)],
  ['controls', '\u0000\u0007'.repeat(MEGABYTE / 2)],
  ['markup', '<img src=x onerror=alert(1)>'.repeat(40_000)],
  ['Chinese', '日志'.repeat(MEGABYTE / 2)],
]

it.each(CASES)(
  'textChunks, %s: chunks join to the same text, are few and within the size limit',
  (_, text) => {
    const parts = textChunks(text, 4000)
    expect(parts.join('') === text).toBe(true)
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(4000)
    expect(parts.length).toBeLessThanOrEqual(Math.ceil(text.length / 2000) + 2)
  },
)

it('chunk boundary: after a line break if possible, else after a word', () => {
  expect(textChunks('ab\ncd ef', 5)).toEqual(['ab\n', 'cd ef'])
  expect(textChunks('ab cdef', 5)).toEqual(['ab ', 'cdef'])
})

it.each([
  ['abc😀d', 4],
  ['abce\u0301d', 4],
  ['abc\u200Dd', 3],
])('chunk boundary in %j: never inside a character', (text, size) => {
  const [first = ''] = textChunks(text, size)
  expect(first).toBe(text.slice(0, first.length))
  expect(text.slice(first.length)).not.toMatch(/^(?:\u0301|\u200D|\uDE00)/)
})
