import { describe, expect, it } from 'vitest'
import { cpuTimeMs } from '../../../checks/cpu-time'
import { ratioRule } from './option-rules'
import { editableRatios, ratioEntries, setRatios } from './ratio-map'

const MESSAGE = 'The model ratio is not a valid JSON string'
const problem = (text: string, stored?: string) => ratioRule('option.wrong.ModelRatio', stored)(text)

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

  it('is shown with an entry per line, with the same digits and order (PJ23, PJ27)', () => {
    const text = '{"10":0.10,"b":1E2,"__proto__":12345678901234567890.5}'
    const shown = editableRatios(`\uFEFF ${text}`)
    expect(shown).toBe('{\n  "10": 0.10,\n  "b": 1E2,\n  "__proto__": 12345678901234567890.5\n}')
    expect(ratioEntries(shown)).toEqual(ratioEntries(text))
  })
})

describe('setting ratios', () => {
  const set = (text: string, name: string, value: number | string | undefined) =>
    setRatios(text, new Map([[name, value]]))

  it.each([
    ['a number', '{"a":1.50,"b":2}', 'b', 3, '{"a":1.50,"b":3}'],
    ['a text in place of one', '{"a":1.50,"b":2}', 'b', '+2', '{"a":1.50,"b":"+2"}'],
    ['an odd name', '{"__proto__":1E2}', '10', 0.5, '{"__proto__":1E2,\n  "10": 0.5\n}'],
    ['nothing, which removes it', '{"a":1.50,"b":2}', 'b', undefined, '{"a":1.50}'],
    ['nothing for what is not there', '{"a":1.50}', 'b', undefined, '{"a":1.50}'],
    ['one that stands twice', '{"a":1,"b":2,"a":3.0}', 'a', 4, '{"a":4,"b":2}'],
  ])('to %s leaves the text of the others', (_, text, name, value, expected) => {
    expect(set(text, name, value).replaceAll(/\s/g, '')).toBe(expected.replaceAll(/\s/g, ''))
  })

  it('in the default list of a real server changes one line, and a key takes less than 100 ms', () => {
    const names = Array.from({ length: 1000 }, (_, at) => `"model-${at}":${at === 500 ? '-500000' : '0.075'}`)
    const text = editableRatios(`{${names.join(',')}}`)
    const next = set(text, 'model-3', 0.5)
    const changed = next.split('\n').filter((line, at) => line !== text.split('\n')[at])
    expect(changed).toEqual(['  "model-3": 0.5,'])
    expect(cpuTimeMs(() => set(text, 'model-3', 0.5))).toBeLessThan(100)
    const pasted = new Map(names.slice(0, 300).map((_, at) => [`model-${at}`, 2]))
    expect(cpuTimeMs(() => setRatios(text, pasted))).toBeLessThan(200)
  })
})
