import { describe, expect, it } from 'vitest'
import { defineFields, isVisible, isBlank, isValidated, isSameValue, field } from './fields'
import { initialValues } from './record-values'

const LABEL = 'form.submit'
const fields = defineFields(
  {
    text: field.text({ label: LABEL }),
    textarea: field.textarea({ label: LABEL }),
    secret: field.secret({ label: LABEL }),
    integer: field.integer({ label: LABEL }),
    switch: field.switch({ label: LABEL }),
    choice: field.choice({ label: LABEL }),
    tags: field.tags({ label: LABEL }),
    datetime: field.datetime({ label: LABEL }),
  },
  {
    secret: { visibleWhen: ({ switch: on }) => on },
    integer: { disabledWhen: ({ switch: on }) => on },
  },
)
const blank = initialValues(fields)

describe('form values', () => {
  it('initialValues: blank value for each field type', () => {
    expect(blank).toEqual({
      text: '',
      textarea: '',
      secret: '',
      integer: '',
      switch: false,
      choice: '',
      tags: [],
      datetime: '',
    })
  })

  it('isBlank: true without content, never for a switch', () => {
    expect(['', '  \n', []].map(isBlank)).toEqual([true, true, true])
    expect(['0', false, true, ['']].map(isBlank)).toEqual([false, false, false, false])
  })

  it('isSameValue: compares by content, lists in order', () => {
    expect(isSameValue(['a', 'b'], ['a', 'b'])).toBe(true)
    expect(isSameValue(['a', 'b'], ['b', 'a'])).toBe(false)
    expect(isSameValue(['a'], ['a', 'b'])).toBe(false)
    expect(isSameValue('1', '1 ')).toBe(false)
    expect(isSameValue('', undefined)).toBe(false)
    expect(isSameValue('', [])).toBe(false)
  })
})

describe('conditional fields', () => {
  const on = { ...blank, switch: true }

  it('isVisible: true only while the condition holds', () => {
    expect(isVisible(fields.secret, blank)).toBe(false)
    expect(isVisible(fields.secret, on)).toBe(true)
    expect(isVisible(fields.text, blank)).toBe(true)
  })

  it('isValidated: false while the field is hidden or disabled', () => {
    expect(
      [fields.secret, fields.integer, fields.text].map((testField) => isValidated(testField, blank)),
    ).toEqual([false, true, true])
    expect(
      [fields.secret, fields.integer, fields.text].map((testField) => isValidated(testField, on)),
    ).toEqual([true, false, true])
  })
})
