import { describe, expect, it } from 'vitest'
import { parseWholeNumber, validateWholeNumber } from './whole-number'

const DIGITS_ONLY = 'Only digits are allowed here'
const TOO_BIG = 'This number is too large to be stored exactly'

describe('parseWholeNumber', () => {
  it.each([
    ['0', 0],
    ['007', 7],
    [' 42\n', 42],
    ['-5', -5],
    ['1,000', 1000],
    ['１２', 12],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('valid text %j: parsed as %d', (text, value) => expect(parseWholeNumber(text)).toBe(value))

  it.each(['', ' ', '1e6', '12abc', '1.5', '0x10', '²', '9007199254740992', '+5', '--5', '- 5'])(
    'invalid text %j: undefined',
    (text) => expect(parseWholeNumber(text)).toBeUndefined(),
  )
})

describe('validateWholeNumber (T-30)', () => {
  it.each(['1e6', '12abc', '1.5', '-1', '', ' ', '١٢', 'NaN', 'Infinity', '1 00'])(
    'text %j: rejected as not only digits',
    (text) => expect(validateWholeNumber(text)).toBe(DIGITS_ONLY),
  )

  it('number beyond the safe integer range: rejected as too large', () => {
    expect(validateWholeNumber('9007199254740991')).toBeUndefined()
    expect(validateWholeNumber('9007199254740992')).toBe(TOO_BIG)
    expect(validateWholeNumber('-9007199254740992', { min: -10 })).toBe(TOO_BIG)
  })

  it('minus sign: allowed only if the minimum is negative', () => {
    expect(validateWholeNumber('-1', { min: -500 })).toBeUndefined()
    expect(validateWholeNumber('-501', { min: -500 })).toBe('At least -500')
  })

  it('range: both limits included', () => {
    expect(validateWholeNumber('0', { min: 1 })).toBe('At least 1')
    expect(validateWholeNumber('1', { min: 1, max: 100 })).toBeUndefined()
    expect(validateWholeNumber('100', { min: 1, max: 100 })).toBeUndefined()
    expect(validateWholeNumber('101', { min: 1, max: 100 })).toBe('At most 100')
  })
})
