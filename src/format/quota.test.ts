import { describe, expect, it } from 'vitest'
import { countText, moneyText, quotaText } from './quota'

const dollars = { perDollar: 500_000, inCurrency: true }

describe('quotaText', () => {
  it.each([
    [500_000, '$1.00'],
    [0, '$0.00'],
    [-250_000, '-$0.50'],
    [1, '$0.00'],
    [-1, '$0.00'],
  ])('shows %i units as %s', (quota, text) => expect(quotaText(quota, dollars)).toBe(text))

  it('takes the number of decimals asked for', () => expect(quotaText(1, dollars, 6)).toBe('$0.000002'))

  it('shows units where money is not wanted', () =>
    expect(quotaText(1_234_567, { ...dollars, inCurrency: false })).toBe('1,234,567'))

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])(
    'shows units when a dollar is %f units',
    (perDollar) => expect(quotaText(20_000, { perDollar, inCurrency: true })).toBe('20,000'),
  )
})

describe('moneyText and countText', () => {
  it('puts the sign before the currency', () => expect(moneyText(-2.005, 2)).toBe('-$2.00'))
  it('writes no exponent', () => expect(countText(500_000_000_000_000)).toBe('500,000,000,000,000'))
})
