import { expect, it } from 'vitest'
import { usageCsv } from './usage-table'

it('usage CSV: neutralises formulas, and leaves blank what is not known', () => {
  const text = usageCsv(
    'User',
    [
      { label: '=cmd()', sum: 500_000, before: 250_000 },
      { label: 'bob', sum: 500_000, before: undefined },
    ],
    1_000_000,
    { perDollar: 500_000, inCurrency: true },
  )
  expect(text.split('\r\n').slice(1)).toEqual([
    "'=cmd(),500000,1,50.0%,250000,'+100%",
    'bob,500000,1,50.0%,,',
    '',
  ])
})
