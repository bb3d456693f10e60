import { describe, expect, it } from 'vitest'
import { groupNameDoubt, ratioDoubts } from './ratio-doubts'

const KEYS = ['ModelRatio', 'CompletionRatio', 'GroupRatio']

describe('doubts about a save of ratios', () => {
  it.each([
    ['a negative ratio that the server holds', '{"a":-500000,"b":1}', '{"a":-500000,"b":2}', []],
    ['the same written otherwise', '{"a":-500000}', '{"a":-5e5}', []],
    ['a negative ratio of a new model', '{"a":1}', '{"a":1,"b":-2}', ['b: -2']],
    ['a ratio made negative', '{"a":1}', '{"a":-1}', ['a: -1']],
    ['another negative ratio', '{"a":-1}', '{"a":-2}', ['a: -2']],
    ['a negative ratio made positive', '{"a":-1}', '{"a":1}', []],
    ['zero', '{"a":1}', '{"a":0,"b":-0}', []],
    ['one that cannot be read before', '{', '{"a":-1,"b":1}', ['a: -1']],
    ['text in place of a number', '{"a":1}', '{"a":"-1"}', []],
  ])('%s', (_, from, to, expected) => {
    for (const key of KEYS.slice(0, 2)) {
      const doubts = ratioDoubts({ [key]: from }, { [key]: to }, [key])
      expect((doubts?.negative ?? []).map(({ name, raw }) => `${name}: ${raw}`)).toEqual(expected)
    }
  })

  it('concern only the options that are saved', () => {
    expect(ratioDoubts({ ModelRatio: '{}' }, { ModelRatio: '{"a":-1}' }, ['GroupRatio'])).toBeUndefined()
  })
})

describe('doubts about groups', () => {
  it.each([
    ['vip', undefined],
    ['测试组', undefined],
    ['a'.repeat(32), undefined],
    ['a'.repeat(33), 'long'],
    ['组'.repeat(11), 'long'],
    ['a,b', 'comma'],
    [',', 'comma'],
    [' vip', 'blanks'],
    ['vip\t', 'blanks'],
    ['vip\u00A0', 'blanks'],
    ['a，b', undefined],
    ['a b', undefined],
  ])('the name %j: %s', (name, doubt) => expect(groupNameDoubt(name)).toBe(doubt))

  it.each([
    ['a new name', '{"default":1}', '{"default":1,"a,b":1}', ['a,b comma']],
    ['a name that the server holds', '{"default":1,"a,b":1}', '{"default":1,"a,b":2}', []],
    ['the loss of default', '{"default":1,"vip":1}', '{"vip":2}', ['default defaultLost']],
    ['default that was never there', '{"vip":1}', '{"vip":2}', []],
    [
      'default renamed with a blank',
      '{"default":1}',
      '{"default ":1}',
      ['default defaultLost', 'default  blanks'],
    ],
    ['everything removed', '{"default":1,"vip":1}', '{}', ['default defaultLost']],
  ])('%s', (_, from, to, expected) => {
    const doubts = ratioDoubts({ GroupRatio: from }, { GroupRatio: to }, ['GroupRatio'])
    expect((doubts?.groups ?? []).map(({ name, doubt }) => `${name} ${doubt}`)).toEqual(expected)
  })
})
