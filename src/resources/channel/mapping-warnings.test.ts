import { expect, it } from 'vitest'
import { mappingWarnings } from './mapping-warnings'

const served = new Set(['gpt-4o', 'gpt-4', 'o1'])

it.each([
  ['', [], []],
  ['{}', [], []],
  ['{', [], []],
  ['[]', [], []],
  ['{"a":1}', [], []],
  ['{"gpt-4":"gpt-4o"}', [], []],
  ['{"anything":"gpt-4o"}', [], []],
  ['{"gpt-4":"gpt-4"}', ['gpt-4'], []],
  ['{"unknown":"unknown"}', ['unknown'], []],
  ['{"gpt-4":"gpt-4","gpt-4o":"gpt-4o"}', ['gpt-4', 'gpt-4o'], []],
  ['{"gpt-4":"gpt-4","gpt-4":"gpt-4"}', ['gpt-4'], []],
  ['{"gpt-4":"gtp-4o"}', [], ['gtp-4o']],
  ['{"gpt-4":"GPT-4"}', [], ['GPT-4']],
  ['{"gpt-4":"gpt-4 "}', [], ['gpt-4 ']],
  ['{"gpt-4":" gpt-4o"}', [], [' gpt-4o']],
  ['{"gpt-4":""}', [], []],
  ['{"gpt-4":" "}', [], []],
  ['{"":""}', [], []],
  ['{"a":"x","b":"x"}', [], ['x']],
  ['{"a":"x","b":"y","o1":"o1"}', ['o1'], ['x', 'y']],
  ['{"a":"__proto__"}', [], ['__proto__']],
  ['\uFEFF{"a":"\\u0067pt-4"}', [], []],
])('model mapping: %s warns of %j mapped to themselves and %j unserved', (text, toItself, unserved) => {
  expect(mappingWarnings(text, served)).toEqual({ toItself, unserved })
})

it('model mapping: warns of no target while the served models are unknown', () => {
  expect(mappingWarnings('{"a":"x","b":"b"}', undefined)).toEqual({ toItself: ['b'], unserved: [] })
})
