import { describe, expect, it } from 'vitest'
import { blankAnswers, changedNames, defineFields, isAsked, isBlank, isJudged, sameAnswer } from './answers'
import { field } from './field'

const LABEL = 'form.submit'
const fields = defineFields(
  {
    line: field.line({ label: LABEL }),
    block: field.block({ label: LABEL }),
    secret: field.secret({ label: LABEL }),
    digits: field.digits({ label: LABEL }),
    switch: field.switch({ label: LABEL }),
    choice: field.choice({ label: LABEL }),
    many: field.many({ label: LABEL }),
    moment: field.moment({ label: LABEL }),
  },
  {
    secret: { onlyWhen: ({ switch: on }) => on },
    digits: { disabledWhen: ({ switch: on }) => on },
  },
)
const blank = blankAnswers(fields)

describe('the answers of a form', () => {
  it('begin blank, each in its kind', () => {
    expect(blank).toEqual({
      line: '',
      block: '',
      secret: '',
      digits: '',
      switch: false,
      choice: '',
      many: [],
      moment: '',
    })
  })

  it('are blank without content; a switch always answers', () => {
    expect(['', '  \n', []].map(isBlank)).toEqual([true, true, true])
    expect(['0', false, true, ['']].map(isBlank)).toEqual([false, false, false, false])
  })

  it('are the same by content, lists in their order', () => {
    expect(sameAnswer(['a', 'b'], ['a', 'b'])).toBe(true)
    expect(sameAnswer(['a', 'b'], ['b', 'a'])).toBe(false)
    expect(sameAnswer(['a'], ['a', 'b'])).toBe(false)
    expect(sameAnswer('1', '1 ')).toBe(false)
    expect(sameAnswer('', undefined)).toBe(false)
    expect(sameAnswer('', [])).toBe(false)
  })

  it('name what changed, in the order asked', () => {
    expect(changedNames(fields, blank, { ...blank, many: ['a'], line: 'x' })).toEqual(['line', 'many'])
    expect(changedNames(fields, blank, { ...blank, many: [] })).toEqual([])
  })
})

describe('what depends on other answers', () => {
  const on = { ...blank, switch: true }

  it('is asked only while its condition holds', () => {
    expect(isAsked(fields.secret, blank)).toBe(false)
    expect(isAsked(fields.secret, on)).toBe(true)
    expect(isAsked(fields.line, blank)).toBe(true)
  })

  it('is not judged while it cannot be seen or changed', () => {
    expect([fields.secret, fields.digits, fields.line].map((asked) => isJudged(asked, blank))).toEqual([
      false,
      true,
      true,
    ])
    expect([fields.secret, fields.digits, fields.line].map((asked) => isJudged(asked, on))).toEqual([
      true,
      false,
      true,
    ])
  })
})
