import { describe, expect, it } from 'vitest'
import {
  emptyValues,
  changedFieldNames,
  defineFields,
  isVisible,
  isBlank,
  isValidated,
  isSameValue,
} from './field-values'
import { field } from './field'

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
const blank = emptyValues(fields)

describe('the answers of a form', () => {
  it('begin blank, each in its kind', () => {
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

  it('are blank without content; a switch always answers', () => {
    expect(['', '  \n', []].map(isBlank)).toEqual([true, true, true])
    expect(['0', false, true, ['']].map(isBlank)).toEqual([false, false, false, false])
  })

  it('are the same by content, lists in their order', () => {
    expect(isSameValue(['a', 'b'], ['a', 'b'])).toBe(true)
    expect(isSameValue(['a', 'b'], ['b', 'a'])).toBe(false)
    expect(isSameValue(['a'], ['a', 'b'])).toBe(false)
    expect(isSameValue('1', '1 ')).toBe(false)
    expect(isSameValue('', undefined)).toBe(false)
    expect(isSameValue('', [])).toBe(false)
  })

  it('name what changed, in the order asked', () => {
    expect(changedFieldNames(fields, blank, { ...blank, tags: ['a'], text: 'x' })).toEqual(['text', 'tags'])
    expect(changedFieldNames(fields, blank, { ...blank, tags: [] })).toEqual([])
  })
})

describe('what depends on other answers', () => {
  const on = { ...blank, switch: true }

  it('is asked only while its condition holds', () => {
    expect(isVisible(fields.secret, blank)).toBe(false)
    expect(isVisible(fields.secret, on)).toBe(true)
    expect(isVisible(fields.text, blank)).toBe(true)
  })

  it('is not judged while it cannot be seen or changed', () => {
    expect(
      [fields.secret, fields.integer, fields.text].map((testField) => isValidated(testField, blank)),
    ).toEqual([false, true, true])
    expect(
      [fields.secret, fields.integer, fields.text].map((testField) => isValidated(testField, on)),
    ).toEqual([true, false, true])
  })
})
