import { expect, it } from 'vitest'
import { ratioToPrice, priceToRatio, typedNumber } from './ratio-input'

it.each([
  ['1', 500_000, 1, '2'],
  ['0.075', 500_000, 1, '0.15'],
  ['15', 500_000, 0.5, '15'],
  ['2.5', 500_000, 4, '20'],
  ['0', 500_000, 1, '0'],
])('ratio price: ratio %s at %i × %d costs %s', (ratio, perDollar, factor, price) => {
  expect(ratioToPrice(ratio, perDollar, factor)).toBe(price)
  expect(priceToRatio(Number(price), perDollar, factor)).toBe(Number(ratio))
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
    expect(priceToRatio(Number(price), perDollar, factor)).toBe(Number(ratio))
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
  ['1,150.00', 1150],
  ['$1 150', 1150],
  ['２．５', 2.5],
  ['＄0.0000002', 0.0000002],
  ['-$2', -2],
  ['10.', 10],
  ['.5', 0.5],
  [' ', undefined],
  ['+20 %', 36],
  ['-50%', 15],
  ['×1.2', 36],
  ['x 0.1', 3],
  ['*2', 60],
  ['abc', 'abc'],
  ['--1', '--1'],
  ['1e309', '1e309'],
  ['1,5', '1,5'],
  ['+20', '+20'],
])('ratio price: %s typed over 30 is %s', (typed, number) => expect(typedNumber(typed, 30)).toBe(number))

it('ratio price: a completion price is given back, whatever the prompt ratio', () =>
  expect(ratioToPrice(String(priceToRatio(0.075, 500_000, 575)), 500_000, 575)).toBe('0.075'))

it('ratio price: a change of nothing is no number', () =>
  expect([undefined, Number.NaN].map((before) => typedNumber('+20 %', before))).toEqual(['+20 %', '+20 %']))

it('ratio price: undefined without a valid ratio or scale', () => {
  expect([
    ratioToPrice(undefined, 1, 1),
    ratioToPrice('"x"', 1, 1),
    ratioToPrice('1', 0, 1),
    ratioToPrice('1', NaN, 1),
  ]).toEqual([undefined, undefined, undefined, undefined])
})
