import { describe, expect, it } from 'vitest'
import { parseGoJson } from './go-json'
import { fillStruct, goBool, goInt, goInt64, goPointer, goString, goStruct } from './go-struct'

const struct = goStruct('model', 'Token', {
  id: goInt,
  remain_quota: goInt64,
  unlimited_quota: goBool,
  name: goString,
  subnet: goPointer(goString),
})
const filled = (text: string) => fillStruct(struct, parseGoJson(text))
const zero = { id: 0, remain_quota: 0, unlimited_quota: false, name: '', subnet: null }

describe('fillStruct', () => {
  it.each([
    ['{}', zero],
    ['null', zero],
    ['{"id":null,"name":null,"subnet":null}', zero],
    ['{"id":7,"unknown":{"x":1}}', { ...zero, id: 7 }],
    ['{"ID":7,"Name":"n"}', { ...zero, id: 7, name: 'n' }],
    ['{"id":7,"id":8}', { ...zero, id: 8 }],
    ['{"subnet":""}', { ...zero, subnet: '' }],
    ['{"remain_quota":-9007199254740991}', { ...zero, remain_quota: -9_007_199_254_740_991 }],
  ])('decodes %s', (text, value) => {
    expect(filled(text)).toEqual(value)
  })

  it.each([
    ['{"remain_quota":"5"}', 'string into Go struct field Token.remain_quota of type int64'],
    ['{"remain_quota":1.5}', 'number 1.5 into Go struct field Token.remain_quota of type int64'],
    ['{"remain_quota":1.0}', 'number 1.0 into Go struct field Token.remain_quota of type int64'],
    ['{"remain_quota":1e6}', 'number 1e6 into Go struct field Token.remain_quota of type int64'],
    [
      '{"remain_quota":9223372036854775808}',
      'number 9223372036854775808 into Go struct field Token.remain_quota of type int64',
    ],
    ['{"id":true}', 'bool into Go struct field Token.id of type int'],
    ['{"unlimited_quota":"true"}', 'string into Go struct field Token.unlimited_quota of type bool'],
    ['{"unlimited_quota":1}', 'number into Go struct field Token.unlimited_quota of type bool'],
    ['{"name":5}', 'number into Go struct field Token.name of type string'],
    ['{"subnet":["10.0.0.0/8"]}', 'array into Go struct field Token.subnet of type string'],
    ['{"name":{},"id":"x"}', 'object into Go struct field Token.name of type string'],
    ['{"id":"x","name":{}}', 'string into Go struct field Token.id of type int'],
    ['[]', 'array into Go value of type model.Token'],
    ['"text"', 'string into Go value of type model.Token'],
  ])('rejects %s', (text, error) => {
    expect(() => filled(text)).toThrow(
      expect.objectContaining({ message: `json: cannot unmarshal ${error}` }),
    )
  })
})
