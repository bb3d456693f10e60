import { describe, expect, expectTypeOf, it } from 'vitest'
import * as z from 'zod/mini'
import { field, defineFields } from './fields'
import {
  initialValues,
  integerText,
  toBody,
  toChanges,
  toValues,
  trimmed,
  type BodyOf,
  type RecordOf,
} from './record-values'

const LABEL = 'form.submit'
const fields = defineFields({
  name: field.text({ label: LABEL, codec: trimmed, initial: 'new' }),
  quota: field.integer({ label: LABEL, codec: integerText, initial: '5' }),
  models: field.tags({ label: LABEL }),
  password: field.secret({ label: LABEL }),
  isUnlimited: field.switch({ label: LABEL }),
  count: field.text({ label: LABEL, isFormOnly: true }),
})
type Of = typeof fields
const record = { name: ' ci ', quota: undefined, models: ['a', 'b'], isUnlimited: true }

it('types derived from fields: a record needs every member but secrets, a body has every member', () => {
  expectTypeOf<RecordOf<Of>['quota']>().toEqualTypeOf<number | undefined>()
  expectTypeOf<keyof RecordOf<Of>>().toEqualTypeOf<'name' | 'quota' | 'models' | 'isUnlimited'>()
  expectTypeOf<BodyOf<Of>['models']>().toEqualTypeOf<string>()
  expectTypeOf<keyof BodyOf<Of>>().toEqualTypeOf<'name' | 'quota' | 'models' | 'password' | 'isUnlimited'>()
  const { quota: _quota, ...incomplete } = record
  expectTypeOf<typeof record>().toExtend<RecordOf<Of>>()
  expectTypeOf(incomplete).not.toExtend<RecordOf<Of>>()
})

describe('records and form values', () => {
  it('toValues: converts members, leaves secrets and form-only fields blank', () => {
    const stored = { ...record, password: 'leaked', count: '9' }
    expect(toValues(fields, stored)).toEqual({
      name: ' ci ',
      quota: '',
      models: ['a', 'b'],
      password: '',
      isUnlimited: true,
      count: '',
    })
  })

  it('initialValues: initial values, else blanks', () => {
    expect(initialValues(fields)).toEqual({
      name: 'new',
      quota: '5',
      models: [],
      password: '',
      isUnlimited: false,
      count: '',
    })
  })

  it('toBody: converts values, without form-only fields, and a list to text', () => {
    const values = {
      ...toValues(fields, record),
      name: ' x\u200B ',
      quota: ' 1,000 ',
      password: ' p ',
      count: '3',
    }
    const body = { name: 'x', quota: 1000, models: 'a,b', password: ' p ', isUnlimited: true }
    expect(toBody(fields, values)).toEqual(body)
  })

  it('toBody: what is as stored is sent as it is stored', () => {
    const values = { ...toValues(fields, record), models: ['b'] }
    expect(toBody(fields, values, record)).toMatchObject({ name: ' ci ', quota: undefined, models: 'b' })
  })

  it('toChanges: only what a request would change, and typed secrets', () => {
    const stored = { ...record, quota: 7 }
    const same = toValues(fields, stored)
    expect(toChanges(fields, same, stored)).toEqual({})
    expect(toChanges(fields, { ...same, name: 'ci', quota: '' }, stored)).toEqual({ name: 'ci' })
    expect(toChanges(fields, { ...same, models: ['b'], password: 'p' }, stored)).toEqual({
      models: 'b',
      password: 'p',
    })
  })
})

it.each([
  ['', undefined],
  ['-4', -4],
  ['x', undefined],
])('integerText: %j is sent as %j', (text, number) => expect(z.encode(integerText, text)).toBe(number))
