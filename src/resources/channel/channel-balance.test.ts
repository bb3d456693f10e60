import { expect, it } from 'vitest'
import { balanceText } from './channel-balance'

const scale = { perDollar: 500_000, inCurrency: true }

it.each([
  [1, 12.345, '$12.35'],
  [8, -2.75, '-$2.75'],
  [20, 0, '$0.00'],
  [4, 8.5, '¥8.50'],
  [12, 8.5, '¥8.50'],
  [36, 38.2, '¥38.20'],
  [44, 123_456_789.999, '¥123,456,790.00'],
  [5, 125_000, '¥12.50'],
  [10, 1_000_000, '$2.00'],
  [13, 250_000, '$0.50'],
  [1, 1e-7, '$0.0000001'],
  [14, 5, undefined],
  [999, 5, undefined],
  [1, undefined, undefined],
])('channel balance: type %d with %s shows %s (SH-35, SH-37)', (type, balance, text) =>
  expect(balanceText({ type, balance }, scale)).toBe(text),
)

it('channel balance: a balance in quota is shown in units when the server displays units', () =>
  expect(balanceText({ type: 10, balance: 1_000_000 }, { perDollar: 500_000, inCurrency: false })).toBe(
    '1,000,000',
  ))
