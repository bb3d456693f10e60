import { describe, expect, it } from 'vitest'
import { blankAnswers, defineFields } from '#/fields/answers'
import { field } from '#/fields/field'
import { answerText } from './answer-text'
import { ignoredFields, ignoredText } from './ignored-fields'
import { rebase } from './rebase'

const fields = defineFields({
  name: field.line({ label: 'token.name' }),
  quota: field.digits({ label: 'token.quota' }),
  models: field.many({ label: 'token.models' }),
  password: field.secret({ label: 'form.submit' }),
})
const base = { ...blankAnswers(fields), name: 'old', quota: '1000', models: ['a'] }

describe('typed answers on top of a record that moved', () => {
  it('takes what was not touched from the server, so that spending is not refunded (CD-11)', () => {
    const theirs = { ...base, quota: '600' }
    expect(rebase({ base, theirs, mine: { ...base, name: 'new' } })).toEqual({
      merged: { ...base, name: 'new', quota: '600' },
      conflicts: [],
    })
  })

  it('asks where both changed the same to something else (CD-10)', () => {
    const mine = { ...base, quota: '5000', models: ['a', 'b'] }
    const { merged, conflicts } = rebase({ base, theirs: { ...base, quota: '600' }, mine })
    expect(conflicts).toEqual([{ name: 'quota', base: '1000', theirs: '600', mine: '5000' }])
    expect(merged).toEqual(mine)
  })

  it('does not ask where both came to the same', () => {
    const both = { ...base, models: ['b'] }
    expect(rebase({ base, theirs: both, mine: { ...base, models: ['b'] } })).toEqual({
      merged: both,
      conflicts: [],
    })
  })

  it('changes none of the versions', () => {
    const mine = { ...base, name: 'new' }
    rebase({ base, theirs: { ...base, quota: '1' }, mine })
    expect(mine).toEqual({ ...base, name: 'new' })
  })
})

describe('what the server ignored (W5)', () => {
  it('names what was sent and not kept, but no secret, which never comes back', () => {
    const sent = { name: 'new', quota: '0', password: 'typed' }
    const kept = { ...base, name: 'new', quota: '1000' }
    expect(ignoredFields(fields, { sent, kept })).toEqual(['quota'])
    expect(ignoredText(fields, ['quota', 'models'], { ...kept, models: [] })).toBe(
      'The server kept its own value: Quota stayed 1000, Models stayed blank',
    )
  })

  it('does not name what was not sent', () => {
    expect(ignoredFields(fields, { sent: {}, kept: { ...base, quota: '7' } })).toEqual([])
  })
})

it('writes answers for reading', () => {
  const label = 'form.submit'
  const choice = field.choice({ label, choices: [{ value: '1', label: 'form.cancel' }] })
  expect(answerText(field.secret({ label }), 'abc')).toBe('••••••')
  expect(answerText(field.secret({ label }), '')).toBe('blank')
  expect(answerText(field.switch({ label }), false)).toBe('no')
  expect(answerText(field.many({ label }), ['a', 'b'])).toBe('a, b')
  expect([answerText(choice, '1'), answerText(choice, '2')]).toEqual(['Cancel', '2'])
})
