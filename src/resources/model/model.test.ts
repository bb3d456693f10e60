import { beforeEach, expect, it } from 'vitest'
import { modelNamesSchema, modelsByTypeSchema, storeModels, storedModels } from './model'

const lists = { '1': ['gpt-4o', 'o1'], '43': [] }

beforeEach(() => window.localStorage.clear())

it('model storage: keeps the lists of one server version', () => {
  expect(storedModels('v1')).toBeUndefined()
  storeModels(lists, 'v1')
  expect([storedModels('v1'), storedModels(''), storedModels('v2')]).toEqual([lists, lists, undefined])
  expect(JSON.parse(window.localStorage.getItem('channel_models') ?? '')).toEqual(lists)
})

it.each(['[]', '{', '5', 'null', '{}', '{"1":5}', '{"1":[5]}', '{"__proto__":["x"]}', '{"a":["x"]}'])(
  'model storage: ignores %s (PS11, PS13)',
  (text) => {
    storeModels(lists, 'v1')
    window.localStorage.setItem('channel_models', text)
    expect(storedModels('v1')).toBeUndefined()
    expect(Array.isArray(Object.prototype)).toBe(false)
    expect(({} as { 0?: string })[0]).toBeUndefined()
  },
)

it('model names: parses null, objects, duplicates and any order (K10.3, K10.43, SH-61)', () => {
  const answer = { '1': ['b', 'a', 'b', ' '], '34': [], '43': null, '44': 'odd', '50': [{ id: 'x' }, 'y,z'] }
  expect(modelsByTypeSchema.parse(answer)).toEqual({
    '1': ['a', 'b'],
    '34': [],
    '43': [],
    '44': [],
    '50': ['x'],
  })
  expect(modelNamesSchema.parse(null)).toEqual([])
})
