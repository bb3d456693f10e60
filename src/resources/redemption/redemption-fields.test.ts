import { expect, it } from 'vitest'
import { initialValues, toBody, toValues } from '#/fields/record-values'
import { codesFields, redemptionFields } from './redemption-fields'

it('redemption fields: a new creation is one code of 100000 units', () =>
  expect(initialValues(codesFields)).toEqual({ name: '', quota: '100000', count: '1' }))

it('redemption fields: a request has the name trimmed and whole numbers', () => {
  const values = { name: ' spring ', quota: ' 500', count: '3' }
  expect(toBody(codesFields, values)).toEqual({ name: 'spring', quota: 500, count: 3 })
})

it('redemption fields: an unknown quota becomes blank and must be typed', () =>
  expect(toValues(redemptionFields, { name: 'a', quota: undefined })).toEqual({ name: 'a', quota: '' }))
