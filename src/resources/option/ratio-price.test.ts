import { expect, it } from 'vitest'
import { pastedRatios } from './ratio-paste'
import { priceOf, ratioOfPrice, typedPrice } from './ratio-price'

it.each([
  ['1', 500_000, 1, '2'],
  ['0.075', 500_000, 1, '0.15'],
  ['15', 500_000, 0.5, '15'],
  ['2.5', 500_000, 4, '20'],
  ['0', 500_000, 1, '0'],
])('ratio %s costs at %i × %d: %s', (ratio, perDollar, factor, price) => {
  expect(priceOf(ratio, perDollar, factor)).toBe(price)
  expect(Number(ratioOfPrice(price, perDollar, factor))).toBe(Number(ratio))
})

it('has no price where the ratio or the scale is none', () => {
  expect([priceOf(undefined, 1, 1), priceOf('"x"', 1, 1), priceOf('1', 0, 1), priceOf('1', NaN, 1)]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

it('keeps what is no price, marked, so that the ratio is refused', () => {
  expect(ratioOfPrice('abc', 500_000, 1)).toBe('$abc')
  expect(typedPrice('$abc')).toBe('abc')
  expect(ratioOfPrice('1', 500_000, 0)).toBe('$1')
  expect(ratioOfPrice('', 500_000, 1)).toBe('')
})

it('reads rows of a spreadsheet, and tells those that say no ratio', () => {
  const pasted = pastedRatios(
    'model\tratio\ngpt-5\t1.25\t8\r\no9\t$.5\n\n"a b",2\nbad\tx\ngpt-5\t2\nhalf\t1\tx',
  )
  expect(pasted.rows).toEqual([
    { name: 'gpt-5', ratio: '2', completion: undefined },
    { name: 'o9', ratio: '0.5', completion: undefined },
    { name: 'a b', ratio: '2', completion: undefined },
  ])
  expect(pasted.skipped).toEqual(['model\tratio', 'bad\tx', 'half\t1\tx'])
})
