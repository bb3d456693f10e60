import { expect, it } from 'vitest'
import { ratioToPrice, priceToRatio, formatPriceInput } from './ratio-input'

it.each([
  ['1', 500_000, 1, '2'],
  ['0.075', 500_000, 1, '0.15'],
  ['15', 500_000, 0.5, '15'],
  ['2.5', 500_000, 4, '20'],
  ['0', 500_000, 1, '0'],
])('ratio price: ratio %s at %i × %d costs %s', (ratio, perDollar, factor, price) => {
  expect(ratioToPrice(ratio, perDollar, factor)).toBe(price)
  expect(Number(priceToRatio(price, perDollar, factor))).toBe(Number(ratio))
})

it.each([
  ['0.00000005', 500_000, 1, '0.0000001'],
  ['3e-9', 500_000, 1, '0.000000006'],
  ['1e-7', 500_000, 0.1, '0.00000002'],
  ['500000000000', 500_000, 1, '1000000000000'],
])(
  'ratio price: the price of ratio %s has no exponent, so it can be typed',
  (ratio, perDollar, factor, price) => {
    expect(ratioToPrice(ratio, perDollar, factor)).toBe(price)
    expect(Number(priceToRatio(price, perDollar, factor))).toBe(Number(ratio))
  },
)

it.each([
  ['1', 1e-320, 1],
  ['1e300', 500_000, 1e10],
  ['1e-300', 500_000, 1],
])('ratio price: ratio %s at %d × %d has none that can be written in digits', (ratio, perDollar, factor) =>
  expect(ratioToPrice(ratio, perDollar, factor)).toBeUndefined(),
)

it.each([
  ['1,150.00', '575'],
  ['$1 150', '575'],
  ['２．５', '1.25'],
  ['＄0.0000002', '0.0000001'],
])('ratio price: %s is read as the ratio %s', (typed, ratio) =>
  expect(priceToRatio(typed, 500_000, 1)).toBe(ratio),
)

it('ratio price: undefined without a valid ratio or scale', () => {
  expect([
    ratioToPrice(undefined, 1, 1),
    ratioToPrice('"x"', 1, 1),
    ratioToPrice('1', 0, 1),
    ratioToPrice('1', NaN, 1),
  ]).toEqual([undefined, undefined, undefined, undefined])
})

it('ratio price: keeps an invalid price with a marker, so that the ratio is rejected', () => {
  expect(priceToRatio('abc', 500_000, 1)).toBe('$abc')
  expect(formatPriceInput('$abc')).toBe('abc')
  expect(priceToRatio('1', 500_000, 0)).toBe('$1')
  expect(priceToRatio('', 500_000, 1)).toBe('')
  expect(priceToRatio('-$2', 500_000, 1)).toBe('-1')
  expect(priceToRatio('--2', 500_000, 1)).toBe('$--2')
})
