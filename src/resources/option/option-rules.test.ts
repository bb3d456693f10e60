import { describe, expect, it } from 'vitest'
import { cpuTimeMs } from '../../../checks/cpu-time'
import { ratioRule, ratioWarnings } from './option-rules'
import { editableRatios, inputToRaw, minifyRatios, normalizeInput, rawToInput, setRatio } from './ratio-map'

const MESSAGE = 'The model ratio is not a valid JSON string'
const problem = (text: string, stored?: string) =>
  ratioRule('option.wrong.ModelRatio', stored).safeParse(text).error?.issues[0]?.message

describe('ratio text', () => {
  it.each([
    ['PJ01', '', 'line 1, column 1'],
    ['PJ03', '[]', 'an object'],
    ['PJ05', '1', 'an object'],
    ['PJ07', '{"gpt-4":"15"}', 'gpt-4 must be a number'],
    ['PJ09', '{"gpt-4":{"a":1}}', 'gpt-4 must be a number'],
    ['PJ11', '{"gpt-4":1e309}', 'gpt-4 must be a number'],
    ['PJ17', '{"__proto__":{"polluted":1}}', '__proto__ must be a number'],
    ['PJ19', '{"constructor":{"prototype":{"polluted":1}}}', 'constructor must be a number'],
    ['PJ21', '{"a":1,}', 'line 1, column 8'],
    ['PJ25', '{"a":1} x', 'line 1, column 9'],
    ['duplicate', '{"a":1,"b":2,"a":1}', 'a appears twice'],
    ['null', '{"a":null}', 'a must be a number'],
    ['blank name', '{" ":1}', 'blank'],
    ['blank lines before', '\n \r\n{\n  "a": 01\n}', 'line 4, column 9'],
    ['blanks before', '\uFEFF  {"a":01}', 'line 1, column 10'],
    ['two lines', '{\n  "a": 01\n}', 'line 2, column 9'],
    ['deep', `{"a":${'['.repeat(5000)}`, 'column'],
    ['not closed', '{"a":1', 'column 7'],
    ['a line break in a name', '{"a\n":1}', 'line 1'],
  ])('%s is rejected with the message of its option (T-31)', (_, text, detail) => {
    expect(problem(text)).toContain(MESSAGE)
    expect(problem(text)).toContain(detail)
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })

  it.each([
    ['a null', '{"a":null,"b":1}', '{"a":null,"b":2}'],
    ['a repeated name', '{"a":1,"a":2}', '{"a":1,"a":2,"b":3}'],
    ['a blank name', '{" ":1}', '{" ":2,"b":3}'],
  ])('leaves %s alone that the server holds', (_, stored, text) => {
    expect(problem(text, stored)).toBeUndefined()
    expect(problem(text)).toContain(MESSAGE)
  })

  it.each([
    ['another null', '{"a":null}', '{"a":null,"b":null}', 'b must be a number'],
    ['a text, which empties the table of the server', '{"a":"1"}', '{"a":"1","b":2}', 'a must be a number'],
    ['a further repetition', '{"a":1,"a":2}', '{"a":1,"a":2,"a":3}', 'a appears twice'],
    ['another blank name', '{" ":1}', '{" ":1,"":2}', 'blank'],
  ])('rejects %s beside what the server holds', (_, stored, text, detail) => {
    expect(problem(text, stored)).toContain(detail)
  })

  it.each([
    '{}',
    '{"gpt-4":0}',
    '{"openrouter/auto":-500000}',
    '{"a":-0}',
    '{"a":-1e-7}',
    '{"a":0.1}',
    '\uFEFF{"a":1}',
    ' {"a":1e-3}\n',
    '{"__proto__":1}',
  ])('accepts %s', (text) => expect(problem(text)).toBeUndefined())

  it('rejects five megabytes by size, without parsing (PJ29)', () => {
    const entries = Array.from({ length: 250_000 }, (_, at) => `"model-${at}":1.0`)
    const text = `{${entries.join(',')}}`
    expect(cpuTimeMs(() => expect(problem(text)).toMatch(/it has \d+ KiB/))).toBeLessThan(1000)
  })

  it('is sent with the same digits and order, without byte order mark and whitespace (PJ23, PJ27)', () => {
    const text = '{"10":0.10,"b":1E2,"__proto__":12345678901234567890.5}'
    expect(minifyRatios(`\uFEFF ${editableRatios(text)}`)).toBe(text)
  })

  it('warns of free models and of names that differ only in whitespace (PJ13, PJ15)', () => {
    expect(ratioWarnings('{"gpt-4 ":1,"gpt-4":2,"free":0}')).toEqual({
      free: ['free'],
      similarNames: ['gpt-4'],
    })
  })
})

describe('ratio cell', () => {
  it.each([
    ['0.10', '0.10'],
    ['1e-3', '1e-3'],
    ['abc', '"abc"'],
    ['1.', '"1."'],
    ['1,5', '"1,5"'],
    ['true', '"true"'],
    ['"', String.raw`"\""`],
    ['{"a":1}', String.raw`"{\"a\":1}"`],
  ])('stores %s as %s, and shows it as typed', (typed, raw) => {
    expect(inputToRaw(typed)).toBe(raw)
    expect(rawToInput(raw)).toBe(typed)
  })

  it('normalises the number on blur', () => {
    expect(['.5', '1.', ' 2 ', '1e2', 'x'].map(normalizeInput)).toEqual(['0.5', '1', '2', '1e2', 'x'])
  })

  it('changes only its own entry, in place', () => {
    const entries = [
      { name: 'a', raw: '1' },
      { name: 'b', raw: '2' },
    ]
    expect(setRatio(entries, 'a', '3').map(({ name, raw }) => name + raw)).toEqual(['a3', 'b2'])
    expect(setRatio(entries, 'c', '3').map(({ name }) => name)).toEqual(['a', 'b', 'c'])
    expect(setRatio(entries, 'a', undefined).map(({ name }) => name)).toEqual(['b'])
  })
})
