import { describe, expect, it } from 'vitest'
import { field } from './fields'
import { validateValue } from './fields-schema'
import { moneyToUnits, typedAmount, unitsToMoney } from './amount-text'

const DOLLAR = 500_000
const problem = (text: string, min = 0) =>
  validateValue(field.integer({ label: 'common.quota', isQuota: true, min }), text, {})

it.each([
  ['12.50', '6250000'],
  ['$12.5', '6250000'],
  [' 0.000002 ', '1'],
  ['.5', '250000'],
  ['1.', '500000'],
  ['-0.5', '-250000'],
  ['0', '0'],
  ['-0', '0'],
  ['1,150.00', '575000000'],
  ['$1,150,000', '575000000000'],
  ['1 150', '575000000'],
  ['1\u00A0150.50', '575250000'],
  ['＄１２．５', '6250000'],
  ['２５', '12500000'],
  ['-$0.50', '-250000'],
  ['', ''],
])('moneyToUnits: "%s" dollars become "%s" units', (typed, kept) =>
  expect(moneyToUnits(typed, DOLLAR)).toBe(kept),
)

it.each(['1e6', '12abc', '1,0,0', '1.150,00', '--1', '1.2.3', '¥5'])(
  'invalid amount %s: kept as typed and reported as an error',
  (typed) => {
    const kept = moneyToUnits(typed, DOLLAR)
    expect(problem(kept)).toBe('This is not an amount of dollars, such as 12.50')
    expect(unitsToMoney(kept, DOLLAR)).toBe(typed)
    expect(typedAmount(kept)).toBe(typed)
  },
)

it.each([
  ['1,25', 'Write a dot before the decimals: 1.25'],
  ['-12,5', 'Write a dot before the decimals: -12.5'],
  ['1,150', '1,150 may be 1150 or 1.150 dollars: write one of them'],
  ['１，２５', 'Write a dot before the decimals: 1.25'],
])('amount %s with a comma that may be a decimal one: says what to write', (typed, message) =>
  expect(problem(moneyToUnits(typed, DOLLAR))).toBe(message),
)

it.each(['99999999999999999', '0.0000001', '-0.0000009', '.0000001'])(
  'amount %s that no whole number of units is worth: kept as typed and reported as an error',
  (typed) => {
    const kept = moneyToUnits(typed, DOLLAR)
    expect(problem(kept)).toBe('This amount is too large or too small to be stored exactly')
    expect(unitsToMoney(kept, DOLLAR)).toBe(typed)
  },
)

it.each([
  ['0.07', 333],
  ['1234567.89', 100],
  ['0.000000001', 1e9],
  ['2.675', 1000],
  ['-5.55', 7777],
  ['0.10', 500_000.01],
])('typed $%s at %d units per dollar: comes back as typed', (typed, perDollar) =>
  expect(unitsToMoney(moneyToUnits(typed, perDollar), perDollar)).toBe(typed),
)

it.each([
  ['12.34', 7.3],
  ['0.30', 3],
  ['19.99', 0.5],
])(
  'typed $%s at %d units per dollar, of which one is worth more than a cent: the units stay',
  (typed, perDollar) => {
    const units = moneyToUnits(typed, perDollar)
    expect(moneyToUnits(unitsToMoney(units, perDollar), perDollar)).toBe(units)
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

describe('quota field', () => {
  it.each(['1e6', '12abc', '1.5', '-1', '9007199254740992', '$'])(
    'invalid units %s: rejected (T-30)',
    (text) => expect(problem(text)).toBeDefined(),
  )
  it('dollars where only units can be typed: no amount of money that is too large', () =>
    expect(problem('$5')).toBe('Only digits are allowed here'))
  it('negative amount equal to the minimum: accepted', () => expect(problem('-1824', -1824)).toBeUndefined())
})

it('unitsToMoney: units that no amount of dollars returns show no digits beyond those of the number', () => {
  expect(unitsToMoney('9007199254740991', 500_000)).toBe('18014398509.481983')
})
