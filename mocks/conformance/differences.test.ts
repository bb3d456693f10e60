import { describe, expect, it } from 'vitest'
import { differences } from './differences'
import { every, has, hex, inAnyOrder, int, none, oneOf, some, type Expected } from './expected'

const rows: readonly (readonly [says: string, expected: Expected, good: unknown, bad: unknown])[] = [
  ['a text', 'a', 'a', 'b'],
  ['a number', 1, 1, '1'],
  ['null', null, null, undefined],
  ['a member', { a: 1 }, { a: 1 }, { a: 2 }],
  ['a member that must be absent', { a: undefined }, {}, { a: null }],
  ['no other members', { a: 1 }, { a: 1 }, { a: 1, b: 2 }],
  ['a list', [1, 2], [1, 2], [2, 1]],
  ['the length of a list', [1], [1], [1, 1]],
  ['a whole number', int, 5, 5.5],
  ['hex digits', hex(4), 'ab12', 'AB12'],
  ['some members', has({ a: 1 }), { a: 1, b: 2 }, { b: 2 }],
  ['every item', every(int), [1, 2], [1, 'x']],
  ['no list at all', every(int), [], {}],
  ['one item', some(has({ a: 1 })), [{}, { a: 1 }], [{}]],
  ['no item', none(1), [2, 3], [2, 1]],
  ['any order', inAnyOrder(1, 2), [2, 1], [1, 1, 2]],
  ['one of several', oneOf(1, 'a'), 'a', 'b'],
]

describe('differences', () => {
  it.each(rows)('%s: none where it is so', (_, expected, good) => {
    expect(differences(expected, good, 'body')).toEqual([])
  })
  it.each(rows)('%s: told where it is not', (_, expected, __, bad) => {
    expect(differences(expected, bad, 'body')).not.toEqual([])
  })
  it('names the place', () => {
    expect(differences({ a: [{ b: 1 }] }, { a: [{ b: 2 }] }, 'body')).toEqual([
      'body.a[0].b: expected 1, got 2',
    ])
  })
})
