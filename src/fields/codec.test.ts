import { describe, expect, expectTypeOf, it } from 'vitest'
import {
  commaList,
  initialValues,
  integerOrStored,
  integerText,
  normalizeValues,
  toBody,
  toChanges,
  toDraft,
  toValues,
  trimmed,
  trimmedIfEdited,
  typedCommaList,
  type BodyOf,
  type DraftOf,
  type RecordOf,
} from './codec'
import { field, defineFields } from './fields'

const LABEL = 'form.submit'
const fields = defineFields({
  name: field.text({ label: LABEL, codec: trimmedIfEdited, initial: 'new' }),
  quota: field.integer({ label: LABEL, codec: integerText, initial: 5 }),
  models: field.tags({ label: LABEL, codec: commaList }),
  password: field.secret({ label: LABEL }),
  isUnlimited: field.switch({ label: LABEL }),
  count: field.text({ label: LABEL, isFormOnly: true }),
})
type Of = typeof fields
const record = { name: ' ci ', quota: undefined, models: ['a', 'b'], isUnlimited: true }

describe('types derived from fields', () => {
  it('a record needs every member but secrets, a body has every member', () => {
    expectTypeOf<RecordOf<Of>>().branded.toEqualTypeOf<{
      readonly name: string
      readonly quota: number | undefined
      readonly models: readonly string[]
      readonly isUnlimited: boolean
    }>()
    expectTypeOf<DraftOf<Of>['quota']>().toEqualTypeOf<number>()
    expectTypeOf<DraftOf<Of>['models']>().toEqualTypeOf<readonly string[]>()
    expectTypeOf<BodyOf<Of>['models']>().toEqualTypeOf<string>()
    expectTypeOf<keyof BodyOf<Of>>().toEqualTypeOf<'name' | 'quota' | 'models' | 'password' | 'isUnlimited'>()
  })

  it('a record or draft without a member does not compile', () => {
    const { quota: _quota, ...incomplete } = record
    // `toBeCallableWith` cannot resolve generics: compare the parameter types.
    expectTypeOf<typeof record>().toExtend<RecordOf<Of>>()
    expectTypeOf(incomplete).not.toExtend<RecordOf<Of>>()
    expectTypeOf(incomplete).not.toExtend<DraftOf<Of>>()
  })
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

  it('initialValues: initial members, else blanks', () => {
    expect(initialValues(fields)).toEqual({
      name: 'new',
      quota: '5',
      models: [],
      password: '',
      isUnlimited: false,
      count: '',
    })
  })

  it('toDraft and toBody: convert values back, without form-only fields', () => {
    const values = { ...toValues(fields, record), quota: ' 7 ', password: ' p ', count: '3' }
    const draft = toDraft(fields, values)
    expect(draft).toEqual({ name: 'ci', quota: 7, models: ['a', 'b'], password: ' p ', isUnlimited: true })
    expect(toBody(fields, draft)).toEqual({ ...draft, models: 'a,b' })
    expect(toDraft(fields, values, record).name).toBe(' ci ')
  })

  it('toChanges: only what a request would change, and typed secrets', () => {
    const stored = { ...record, quota: 7 }
    const same = toDraft(fields, toValues(fields, stored), stored)
    expect(toChanges(fields, stored, same)).toEqual({})
    expect(toChanges(fields, stored, { ...same, models: ['b'], password: 'p' })).toEqual({
      models: 'b',
      password: 'p',
    })
  })

  it('normalizeValues: the values that a save gives', () => {
    const values = { ...toValues(fields, record), name: ' x ', quota: '07' }
    expect(normalizeValues(fields, values)).toMatchObject({ name: 'x', quota: '7', models: ['a', 'b'] })
  })
})

it.each([
  ['trimmed', trimmed.toStored(' a ', ' a '), 'a'],
  ['trimmedIfEdited', trimmedIfEdited.toStored(' a ', ' a '), ' a '],
  ['trimmedIfEdited, edited', trimmedIfEdited.toStored(' a ', 'a'), 'a'],
  ['integerText', integerText.toStored(' 12 '), 12],
  ['integerOrStored, blank', integerOrStored.toStored(' ', 3), 3],
  ['integerOrStored', integerOrStored.toStored('-4', 3), -4],
  ['trimmed, invisible', trimmed.toStored('\u200B a\u00AD '), 'a'],
  ['trimmedIfEdited, invisible', trimmedIfEdited.toStored('a\u200B', 'a\u200B'), 'a\u200B'],
  ['typedCommaList, wide', typedCommaList.toStored('a；b、c'), ['a', 'b', 'c']],
  ['typedCommaList', typedCommaList.toStored('a, b,,'), ['a', 'b']],
  ['typedCommaList, shown', typedCommaList.toValue(['a', 'b']), 'a, b'],
])('codec %s: gives %j', (_name, given, wanted) => expect(given).toEqual(wanted))
