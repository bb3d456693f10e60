import { describe, expect, it } from 'vitest'
import { amountRule, unitsToMoney, moneyToUnits } from './amount-text'

const DOLLAR = 500_000
const problem = (text: string, min = 0) => amountRule({ min }).safeParse(text).error?.issues[0]?.message

it.each([
  ['12.50', '6250000'],
  ['$12.5', '6250000'],
  [' 0.000002 ', '1'],
  ['.5', '250000'],
  ['1.', '500000'],
  ['-0.5', '-250000'],
  ['0', '0'],
  ['', ''],
])('moneyToUnits: "%s" dollars become "%s" units', (typed, kept) =>
  expect(moneyToUnits(typed, DOLLAR)).toBe(kept),
)

it.each(['1e6', '12abc', '1,000', '２５', '--1', '99999999999999999', '1.2.3'])(
  'invalid amount %s: kept as typed and reported as an error',
  (typed) => {
    const kept = moneyToUnits(typed, DOLLAR)
    expect(problem(kept)).toBe('This is not an amount of dollars, such as 12.50')
    expect(unitsToMoney(kept, DOLLAR)).toBe(typed)
  },
)

it.each([
  ['1000000', '2.00'],
  ['1', '0.000002'],
  ['250000', '0.50'],
  ['-1824', '-0.003648'],
  ['0', '0.00'],
  ['500000000000000', '1000000000.00'],
  ['', ''],
  ['12abc', '12abc'],
])('unitsToMoney: "%s" units become "%s" dollars', (kept, typed) =>
  expect(unitsToMoney(kept, DOLLAR)).toBe(typed),
)

describe('amountRule', () => {
  it.each(['1e6', '12abc', '1.5', '-1', '9007199254740992', '２５'])(
    'invalid units %s: rejected (T-30)',
    (text) => expect(problem(text)).toBeDefined(),
  )
  it('negative amount equal to the minimum: accepted', () => expect(problem('-1824', -1824)).toBeUndefined())
})
