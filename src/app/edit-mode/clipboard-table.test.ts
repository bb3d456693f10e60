import { expect, it } from 'vitest'
import { isTable, parseClipboardTable } from './clipboard-table'

it.each([
  ['a column', '1\n2\n3', [['1'], ['2'], ['3']]],
  [
    'a block with a line end at its end',
    'a\t1\r\nb\t2\r\n',
    [
      ['a', '1'],
      ['b', '2'],
    ],
  ],
  ['blank cells', '\t1\n\n2\t', [['', '1'], [''], ['2', '']]],
  [
    'quoted cells',
    '"a\tb"\t"say ""hi"""\n"two\nlines"\tx',
    [
      ['a\tb', 'say "hi"'],
      ['two\nlines', 'x'],
    ],
  ],
  ['a quote that does not close', '"a\tb', [['"a', 'b']]],
  ['blanks around', ' 1 \t 2', [['1', '2']]],
  ['one text', 'x', [['x']]],
])('parseClipboardTable: %s', (_name, text, lines) => expect(parseClipboardTable(text)).toEqual(lines))

it('parseClipboardTable: more than a million characters are cut', () =>
  expect(parseClipboardTable('x'.repeat(1_000_007))[0]?.[0]).toHaveLength(1_000_000))

it.each([
  ['1', false],
  ['1\n', false],
  ['1\n2', true],
  ['1\t2', true],
])('isTable: %j is %s', (text, expected) => expect(isTable(text)).toBe(expected))
