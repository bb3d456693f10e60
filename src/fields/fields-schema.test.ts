import { describe, expect, it } from 'vitest'
import { setLanguage, t } from '#/i18n/i18n'
import { defineFields, field, fieldNames } from './fields'
import { bytesRule } from './rules'
import { initialValues } from './record-values'
import { isAsStored, validateValue, valuesSchema } from './fields-schema'

const LABEL = 'form.submit'
const fields = defineFields(
  {
    name: field.text({ label: LABEL, required: true, rule: bytesRule(6), requiredMessage: 'common.blank' }),
    note: field.textarea({
      label: LABEL,
      rule: (text) => (text.startsWith('a') ? undefined : t('form.yes')),
    }),
    password: field.secret({ label: LABEL, required: true }),
    repeat: field.secret({ label: LABEL }),
    quota: field.integer({ label: LABEL, max: 10 }),
    optional: field.integer({ label: LABEL, required: false }),
    unlimited: field.switch({ label: LABEL }),
    type: field.choice({ label: LABEL, required: true }),
    models: field.tags({ label: LABEL, required: true }),
    ends: field.datetime({ label: LABEL }),
    begins: field.datetime({ label: LABEL, invalidMessage: 'form.no' }),
    region: field.text({ label: LABEL, required: true }),
  },
  {
    repeat: { customCheck: ({ password, repeat }) => (password === repeat ? undefined : 'not the same') },
    quota: { disabledWhen: ({ unlimited }) => unlimited },
    region: { visibleWhen: ({ type }) => type === '33' },
  },
)

const right = {
  ...initialValues(fields),
  name: '令牌',
  password: 'secret',
  repeat: 'secret',
  quota: '10',
  type: '1',
  models: ['a'],
}

/** What is wrong, by name. */
function wrong(change: Partial<typeof right>) {
  const values = { ...right, ...change }
  const found = fieldNames(fields).map((name) => [name, validateValue(fields[name], values[name], values)])
  return Object.fromEntries(found.filter(([, message]) => message !== undefined))
}

describe('validateValue', () => {
  it('valid values: no errors', () => expect(wrong({})).toEqual({}))

  it.each([
    ['a missing text, in its own words', { name: ' ' }, { name: 'blank' }],
    ['Chinese counted in bytes', { name: '令牌a' }, { name: 'At most 6 bytes; this text has 7' }],
    ['the rule of a field', { note: 'b' }, { note: 'yes' }],
    ['a missing secret', { password: '', repeat: '' }, { password: 'Please fill in this field' }],
    ['a rule over two answers', { repeat: 'other' }, { repeat: 'not the same' }],
    ['that rule also for a blank', { repeat: '' }, { repeat: 'not the same' }],
    ['letters in a number', { quota: '1e6' }, { quota: 'Only digits are allowed here' }],
    ['a missing number', { quota: '' }, { quota: 'Please fill in this field' }],
    ['a number out of range', { quota: '11' }, { quota: 'At most 10' }],
    ['no choice', { type: '' }, { type: 'Please fill in this field' }],
    ['an empty list', { models: [] }, { models: 'Please fill in this field' }],
    ['no date', { ends: '2031-02-30' }, { ends: 'This is not a date and time: YYYY-MM-DD HH:mm:ss' }],
    ['no date, in its own words', { begins: 'soon' }, { begins: 'no' }],
    ['a field asked because of another', { type: '33' }, { region: 'Please fill in this field' }],
  ])('invalid values, %s: reported with the expected message', (_what, change, found) =>
    expect(wrong(change)).toEqual(found),
  )

  it.each([
    ['a blank that is not required', { note: '', optional: '', ends: '', begins: '' }],
    ['what cannot be changed', { quota: 'junk', unlimited: true }],
    ['what is not asked', { region: '' }],
    ['never', { ends: '-1' }],
  ])('valid values, %s: accepted', (_what, change) => expect(wrong(change)).toEqual({}))

  it('language changed: messages use the current language', async () => {
    await setLanguage('zh')
    expect(wrong({ quota: 'x' }).quota).toBe('此处只能填写数字')
  })
})

it('isAsStored: what is as stored is, but for a number that the server did not send', () => {
  const base = { ...right, name: '', quota: '-5', note: 'b' }
  expect(isAsStored(fields.name, 'name', base, base)).toBe(true)
  expect(isAsStored(fields.quota, 'quota', base, base)).toBe(true)
  expect(isAsStored(fields.quota, 'quota', { ...base, quota: '-4' }, base)).toBe(false)
  expect(isAsStored(fields.quota, 'quota', { ...base, quota: '' }, { ...base, quota: '' })).toBe(false)
})

describe('valuesSchema', () => {
  const shape = valuesSchema(fields)

  it('values of the right type: accepted even if invalid', () => {
    expect(shape.parse({ ...right, quota: 'junk' })).toEqual({ ...right, quota: 'junk' })
  })

  it.each([{ quota: 5 }, { unlimited: 'true' }, { models: 'a,b' }, { models: [1] }, { name: null }])(
    'value of the wrong type %j: rejected',
    (change) => expect(shape.safeParse({ ...right, ...change }).success).toBe(false),
  )
})
