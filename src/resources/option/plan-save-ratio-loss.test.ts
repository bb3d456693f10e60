import { describe, expect, it } from 'vitest'
import { ratioLosses } from './plan-save'
import { removedNames } from './ratio-map'

const ratios = (count: number, from = 0) =>
  `{${Array.from({ length: count }, (_, at) => `"m${from + at}":1`).join(',')}}`

const lossesOf = (from: string, to: string) =>
  ratioLosses({ ModelRatio: from }, { ModelRatio: to }, ['ModelRatio']).map(
    ({ removed, total, isEmptied }) => [removed, total, isEmptied],
  )

describe('ratio losses of a save', () => {
  it.each([
    ['everything of many', ratios(300), '{}', 300, 300, true],
    ['everything of one', ratios(1), '{}', 1, 1, true],
    ['everything, written with blanks', ratios(3), ' {\n } ', 3, 3, true],
    ['2 of 10', ratios(10), ratios(8), 2, 10, false],
    ['11 of 100', ratios(100), ratios(89), 11, 100, false],
    ['1 of 9', ratios(9), ratios(8), 1, 9, false],
    ['1 of 2', ratios(2), ratios(1), 1, 2, false],
    ['31 of 300', ratios(300), ratios(269), 31, 300, false],
    ['all names by renaming them', ratios(5), ratios(5, 100), 5, 5, false],
    ['2 of 10 while others are added', ratios(10), ratios(30, 2), 2, 10, false],
    ['1 of 2 that differ by case', '{"a":1,"A":1}', '{"a":1}', 1, 2, false],
    ['1 of 2 that differ by a blank', '{"a":1,"a ":1}', '{"a":1}', 1, 2, false],
    ['an odd name', '{"__proto__":1,"b":2}', '{"b":2}', 1, 2, false],
    ['everything from a text that cannot be read', '{"a":1', '{}', undefined, undefined, true],
    ['everything from a list', '[1,2]', '{}', undefined, undefined, true],
  ])('are reported when the edit removes %s', (_, from, to, removed, total, isEmptied) => {
    expect(lossesOf(from, to)).toEqual([[removed, total, isEmptied]])
  })

  it.each([
    ['nothing changed', ratios(10), ratios(10)],
    ['1 of 10 is removed', ratios(10), ratios(9)],
    ['10 of 100 are removed', ratios(100), ratios(90)],
    ['30 of 300 are removed', ratios(300), ratios(270)],
    ['values change', '{"a":1,"b":2}', '{"a":9,"b":0}'],
    ['the order changes', '{"a":1,"b":2}', '{"b":2,"a":1}'],
    ['entries are added', ratios(1), ratios(50)],
    ['an empty map stays empty', '{}', '{ }'],
    ['an empty map is filled', '{}', ratios(3)],
    ['nothing was stored', '', '{}'],
    ['a broken text is repaired', '{"a":1,"b', '{"a":1}'],
    ['the new text is invalid and refused anyway', ratios(10), '{'],
    ['a duplicate is removed', '{"a":1,"a":2}', '{"a":2}'],
  ])('are not reported when %s', (_, from, to) => expect(lossesOf(from, to)).toEqual([]))

  it('are reported for each saved ratio map, and for no other option', () => {
    const base = { ModelRatio: ratios(4), CompletionRatio: ratios(4), GroupRatio: ratios(4), Footer: 'x' }
    const mine = { ModelRatio: '{}', CompletionRatio: ratios(3), GroupRatio: '{}', Footer: '' }
    const losses = ratioLosses(base, mine, ['GroupRatio', 'CompletionRatio', 'Footer'])
    expect(losses.map(({ key, removed }) => [key, removed])).toEqual([
      ['CompletionRatio', 1],
      ['GroupRatio', 4],
    ])
  })
})

it.each([
  ['{"default":1,"vip":1}', '{"default":1}', ['vip']],
  ['{"default":1,"vip":1}', '{}', ['default', 'vip']],
  ['{"default":1}', '{"default":2,"new":1}', []],
  ['{"default":1}', '{"default":', []],
  ['broken', '{}', []],
  ['{"a,b":1,"__proto__":1}', '{}', ['a,b', '__proto__']],
])('from %s to %s the names %j are removed', (from, to, names) =>
  expect(removedNames(from, to)).toEqual(names),
)
