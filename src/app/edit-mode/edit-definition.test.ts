import { expect, it } from 'vitest'
import { redemptionFields } from '#/resources/redemption/redemption-fields'
import { tokenFields } from '#/resources/token/token-fields'
import { commonFields } from '#/resources/channel/channel-fields'
import { parseCell, shownText, typedText } from './edit-definition'

const DOLLARS = { perDollar: 500_000, inCurrency: true }
const UNITS = { perDollar: 500_000, inCurrency: false }
const quota = { field: redemptionFields.quota, stored: 500_000, reason: undefined }
const { weight } = commonFields
const cell = { field: weight, stored: 3, reason: undefined }

it('cells: a quota is shown and typed in the unit of the list', () => {
  expect([shownText(quota.field, 500_000, DOLLARS), shownText(quota.field, 500_001, DOLLARS)]).toEqual([
    '$1.00',
    '$1.000002',
  ])
  expect(shownText(quota.field, -250_000, DOLLARS)).toBe('-$0.50')
  expect(shownText(quota.field, 500_000, UNITS)).toBe('500,000')
  expect([typedText(quota.field, 500_000, DOLLARS), typedText(quota.field, 500_000, UNITS)]).toEqual([
    '1.00',
    '500000',
  ])
  expect(parseCell(quota, '2.5', DOLLARS)).toEqual({ value: 1_250_000 })
  expect(parseCell(quota, '$2.5', DOLLARS)).toEqual({ value: 1_250_000 })
  expect(parseCell(quota, '250', UNITS)).toEqual({ value: 250 })
  expect(parseCell(quota, '$5', UNITS)).toEqual({ problem: 'Only digits are allowed here' })
})

it.each([
  ['1,5', 'Write a dot before the decimals: 1.5'],
  ['0', 'At least 1'],
  ['', 'Please fill in this field'],
])('cells: a quota of %j is refused with the message of the form', (text, problem) =>
  expect(parseCell(quota, text, DOLLARS)).toEqual({ problem }),
)

it.each([
  ['5', 5],
  [' 5 ', 5],
  // The server stores no negative weight, and the form does not either; a blank one keeps the stored value.
  ['-5', 0],
  ['', 3],
])('cells: a weight of %j is written as %d', (text, value) =>
  expect(parseCell(cell, text, UNITS)).toEqual({ value }),
)

it('cells: the unchanged text of a value that the rules refuse is no error', () =>
  expect(parseCell({ ...quota, stored: 0 }, '0.00', DOLLARS)).toEqual({ value: 0 }))

it('cells: invisible characters are removed as in the form, but not from a stored text (T-46)', () => {
  const name = { field: tokenFields.name, stored: 'a\u200Bb', reason: undefined }
  expect(parseCell(name, '\u202Eadmin\u0000', UNITS)).toEqual({ value: 'admin' })
  expect(parseCell(name, 'a\u200Bb', UNITS)).toEqual({ value: 'a\u200Bb' })
  expect(parseCell(name, '\u200B', UNITS)).toEqual({ problem: 'Please fill in this field' })
  expect(parseCell(quota, '\u200B2.5\uFEFF', DOLLARS)).toEqual({ value: 1_250_000 })
})
