import { expect, it } from 'vitest'
import { plainNumber, plainWholeNumber } from './number-text'

it.each([
  ['1,150.00', '1150.00'],
  ['1 150', '1150'],
  ['1\u00A0150,', '1\u00A0150,'],
  ['1\u00A0150.5', '1150.5'],
  ['1\u202F234\u202F567', '1234567'],
  ['12\u2009345.5', '12345.5'],
  ['1,234,567', '1234567'],
  ['-1,150.25', '-1150.25'],
  ['１２．５０', '12.50'],
  ['１，１５０．００', '1150.00'],
  ['−2。5', '-2.5'],
  ['１　１５０', '1150'],
  ['  .5 ', '.5'],
])('number text %j: read as %s', (typed, plain) => expect(plainNumber(typed)).toBe(plain))

it.each([
  '1,150',
  '１，１５０',
  '1,15',
  '12,50',
  '1.150,00',
  '1,1500.00',
  '1 15',
  '1 1500',
  '12 34 567',
  ',150.00',
  '1,,150.00',
  '1, 150.00',
  '²',
  '١٢',
  '1e6',
  '1_000',
])('number text %j: left for the rule, as it has another reading or none', (typed) =>
  expect(plainNumber(typed)).toMatch(/[^\d.-]/),
)

it.each([
  ['1,150', '1150'],
  ['-1,150', '-1150'],
  ['1,150.00', '1150'],
  ['500 000', '500000'],
  ['５００，０００', '500000'],
  ['12.0', '12'],
  ['12.', '12.'],
  ['1.000', '1.000'],
  ['1,150.5', '1150.5'],
  ['1,15', '1,15'],
])('whole number text %j: read as %s', (typed, plain) => expect(plainWholeNumber(typed)).toBe(plain))
