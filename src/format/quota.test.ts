import { describe, expect, it } from 'vitest'
import { formatCount, formatMoney, formatQuota, formatCompactCount, formatCompactQuota } from './quota'

const dollars = { perDollar: 500_000, inCurrency: true }

describe('formatQuota', () => {
  it.each([
    [500_000, '$1.00'],
    [0, '$0.00'],
    [-250_000, '-$0.50'],
    [1, '$0.000002'],
    [-1, '-$0.000002'],
    [-0, '$0.00'],
    [-2499, '-$0.005'],
    [-2501, '-$0.01'],
    [2499, '$0.005'],
    [37, '$0.000074'],
    [2500, '$0.01'],
  ])('currency display: %i units are shown as %s', (quota, text) =>
    expect(formatQuota(quota, dollars)).toBe(text),
  )

  it('decimals given: that many are shown', () => expect(formatQuota(1, dollars, 6)).toBe('$0.000002'))

  it('currency display off: units are shown', () =>
    expect(formatQuota(1_234_567, { ...dollars, inCurrency: false })).toBe('1,234,567'))

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e-320, 1e-18, 5e-324, 1e300])(
    'invalid rate of %f units per dollar: units are shown',
    (perDollar) => expect(formatQuota(20_000, { perDollar, inCurrency: true })).toBe('20,000'),
  )
})

it.each([
  [-1, '-$0.000002'],
  [0, '$0.000000'],
  [4188, '$0.008376'],
])('six decimals as in the log: %i units are shown as %s (SH-77)', (units, text) =>
  expect(formatQuota(units, { perDollar: 500_000, inCurrency: true }, 6)).toBe(text),
)

describe('formatMoney and formatCount', () => {
  it('negative amount: the sign precedes the currency symbol', () =>
    expect(formatMoney(-2.005, 2)).toBe('-$2.00'))
  it.each([
    [999.994, '$999.99'],
    [999.995, '$1,000.00'],
    [1_000_000_000, '$1,000,000,000.00'],
    [-1_234_567.891, '-$1,234,567.89'],
    [1e20, '$100,000,000,000,000,000,000.00'],
    [1e21, '–'],
    [Infinity, '–'],
    [-Infinity, '–'],
    [Number.NaN, '–'],
    [0.000_000_4, '$0.0000004'],
    [-0.000_123_4, '-$0.00012'],
    [1e-15, '$0.000000000000001'],
    [1e-300, '–'],
    [-0, '$0.00'],
  ])('amount of %d: the thousands are grouped as %s', (amount, text) =>
    expect(formatMoney(amount)).toBe(text),
  )
  it('large amount without decimals: the thousands are grouped', () =>
    expect(formatMoney(12_345, 0)).toBe('$12,345'))
  it.each([1e21, 1e308, Infinity, Number.NaN])('count of %d: a dash', (count) => {
    expect(formatCount(count)).toBe('–')
    expect(formatCompactCount(count)).toBe('–')
  })
  it('large count: written without an exponent', () =>
    expect(formatCount(500_000_000_000_000)).toBe('500,000,000,000,000'))
})

it.each([
  [0, '0'],
  [9999, '9,999'],
  [10_000, '10.0k'],
  [12_345, '12.3k'],
  [999_949, '999.9k'],
  [999_999, '999.9k'],
  [1_000_000, '1.0M'],
  [999_999_999, '999.9M'],
  [1e9, '1.0B'],
  [999_999_999_999, '999.9B'],
  [500_000_000_000_000, '500.0T'],
  [9_007_199_254_740_991, '9007.2T'],
  [-12_345, '-12.3k'],
  [-5, '-5'],
])('compact count: %d is shown as %s', (count, text) => {
  expect(formatCompactCount(count)).toBe(text)
  expect(formatCompactQuota(count, { perDollar: Number.NaN, inCurrency: true })).toBe(text)
})

it.each([
  [1_000_000, '$2.00'],
  [3, '$0.000006'],
  [5_000_000_000, '$10.0k'],
  [500_000_000_000_000, '$1.0B'],
  [-6_172_500_000, '-$12.3k'],
])('compact quota: %d units are shown as %s', (quota, text) =>
  expect(formatCompactQuota(quota, dollars)).toBe(text),
)

it.each([
  [0, '$0.00'],
  [1870.58096, '$1,870.58'],
  [12.345, '$12.35'],
  [1.69656, '$1.697'],
  [1.5, '$1.50'],
  [0.6124, '$0.6124'],
  [0.06504, '$0.06504'],
  [0.000_001_234_6, '$0.000001235'],
  [-0.25, '-$0.25'],
  [9.9999, '$10.00'],
])('formatMoney: %d with significant digits is %s', (money, text) =>
  expect(formatMoney(money, 'significant')).toBe(text),
)
