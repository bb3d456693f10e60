import { expect, it } from 'vitest'
import { editableMapping, parseMapping, stringifyMapping, validateMapping } from './model-mapping'

it('model mapping: parses pairs in written order, including duplicates and odd names', () => {
  const text = '\uFEFF{"b":"1", "4":"x", "a\\"}, {": "\\u00e9", "b":"2", "__proto__":"p"}'
  expect(parseMapping(text)).toEqual([
    { from: 'b', to: '1' },
    { from: '4', to: 'x' },
    { from: 'a"}, {', to: 'é' },
    { from: 'b', to: '2' },
    { from: '__proto__', to: 'p' },
  ])
})

it('model mapping: a parsed mapping is serialised unchanged', () => {
  const text = '{\n  "gpt-4": "gpt-4o",\n  "4": "x"\n}'
  expect(stringifyMapping(parseMapping(text) ?? [])).toBe(text)
  expect([parseMapping(''), parseMapping('{}'), stringifyMapping([])]).toEqual([[], [], ''])
})

it('model mapping: formats a stored text, and keeps an unreadable one', () => {
  expect(editableMapping('{"a":"b"}')).toBe('{\n  "a": "b"\n}')
  for (const text of ['{', '[]', '{"a":1e309}', 'null']) expect(editableMapping(text)).toBe(text)
})

it.each([
  ['{"a":"b"}', undefined],
  ['{"a":"b"} x', 'The model mapping must be valid JSON!'],
  ['{"a":"b",}', 'The model mapping must be valid JSON!'],
  ['[]', 'The model mapping must be valid JSON!'],
  ['"x"', 'The model mapping must be valid JSON!'],
  ['{"a":1}', 'The model mapping must be valid JSON! The value of “a” must be a text.'],
  ['{"a":{"b":"c"}}', 'The model mapping must be valid JSON! The value of “a” must be a text.'],
  [
    '{"constructor":{"prototype":{"polluted":1}}}',
    'The model mapping must be valid JSON! The value of “constructor” must be a text.',
  ],
  ['{"":"b"}', 'A model on the left has no name'],
  ['{"a":"b","a":"c"}', '“a” is mapped twice'],
])('model mapping: validates %s (PJ31)', (text, message) => {
  expect(validateMapping(text)).toBe(message)
})
