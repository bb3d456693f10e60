import { expect, it } from 'vitest'
import { axisTicks, MAX_SERIES, stackParts, totalOf } from './stack'

it('stack: the largest series first, several parts of a cell added, unknown columns left out', () => {
  const parts = [
    { column: 'mon', series: 'a', value: 1 },
    { column: 'mon', series: 'b', value: 5 },
    { column: 'tue', series: 'a', value: 2 },
    { column: 'tue', series: 'a', value: 1 },
    { column: 'sun', series: 'b', value: 100 },
  ]
  expect(stackParts(['mon', 'tue'], parts, 'rest')).toEqual({
    hasRest: false,
    series: ['b', 'a'],
    columns: [
      { name: 'mon', values: [5, 1] },
      { name: 'tue', values: [0, 3] },
    ],
  })
})

it('stack: what exceeds the colours is one series, and no value is lost', () => {
  const parts = Array.from({ length: 10 }, (_, at) => ({ column: 'mon', series: `s${at}`, value: at + 1 }))
  const { series, columns } = stackParts(['mon'], parts, 'rest')
  expect(series).toHaveLength(MAX_SERIES + 1)
  expect(series.at(-1)).toBe('rest')
  expect(columns[0]?.values.reduce<number>((sum, value) => sum + (value ?? 0), 0)).toBe(55)
})

it('stack: without parts, columns without values', () =>
  expect(stackParts(['mon'], [], 'rest')).toEqual({
    hasRest: false,
    series: [],
    columns: [{ name: 'mon', values: [] }],
  }))

it('stack: parts of the rest are never a series of their own', () => {
  const parts = [
    { column: 'mon', series: 'rest', value: 9 },
    { column: 'tue', series: 'a', value: 1 },
  ]
  expect(stackParts(['mon', 'tue'], parts, 'rest')).toMatchObject({
    hasRest: true,
    series: ['a', 'rest'],
    columns: [{ values: [0, 9] }, { values: [1, 0] }],
  })
})

const dollars = (value: number) => `$${(value / 500).toFixed(2)}`

it.each([
  ['nothing', 0, ['$1.00', '$0.50', '$0.00']],
  ['an amount between round ones', 44_070, ['$100.00', '$50.00', '$0.00']],
  ['a round amount', 10_000, ['$20.00', '$10.00', '$0.00']],
  ['a few cents', 26, ['$0.06', '$0.03', '$0.00']],
  ['a cent, of which the half has no text of its own', 5, ['$0.02', '$0.01', '$0.00']],
])('axis: %s has three round ticks', (_, highest, ticks) =>
  expect(axisTicks(highest, 500, dollars).map(dollars)).toEqual(ticks),
)

it('total: of a column that is not split the sum, of one that is loading nothing', () => {
  expect(totalOf({ name: 'mon', values: [1, 2] })).toBe(3)
  expect(totalOf({ name: 'mon', values: [undefined, undefined], unsplit: 7 })).toBe(7)
  expect(totalOf({ name: 'mon', values: [undefined] })).toBeUndefined()
})
