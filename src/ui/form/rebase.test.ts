import { describe, expect, it } from 'vitest'
import { field, defineFields } from '#/fields/fields'
import { initialValues } from '#/fields/record-values'
import { rebase } from './rebase'
import { formatFieldValue, discardedMessage } from './value-texts'

const fields = defineFields({
  name: field.text({ label: 'common.name' }),
  quota: field.integer({ label: 'common.quota' }),
  models: field.tags({ label: 'token.models' }),
  password: field.secret({ label: 'form.submit' }),
})
const base = { ...initialValues(fields), name: 'old', quota: '1000', models: ['a'] }

describe('rebase', () => {
  it('unedited fields take the server value, so that spent quota is not refunded (CD-11)', () => {
    const theirs = { ...base, quota: '600' }
    expect(rebase({ base, theirs, mine: { ...base, name: 'new' } })).toEqual({
      merged: { ...base, name: 'new', quota: '600' },
      conflicts: [],
    })
  })

  it('a field changed to different values on both sides is a conflict (CD-10)', () => {
    const mine = { ...base, quota: '5000', models: ['a', 'b'] }
    const { merged, conflicts } = rebase({ base, theirs: { ...base, quota: '600' }, mine })
    expect(conflicts).toEqual([{ name: 'quota', base: '1000', theirs: '600', mine: '5000' }])
    expect(merged).toEqual(mine)
  })

  it('a field changed to the same value on both sides is no conflict', () => {
    const both = { ...base, models: ['b'] }
    expect(rebase({ base, theirs: both, mine: { ...base, models: ['b'] } })).toEqual({
      merged: both,
      conflicts: [],
    })
  })

  it('does not mutate its arguments', () => {
    const mine = { ...base, name: 'new' }
    rebase({ base, theirs: { ...base, quota: '1' }, mine })
    expect(mine).toEqual({ ...base, name: 'new' })
  })
})

it('values that the server did not store are named with what it kept (FM-W5)', () =>
  expect(discardedMessage(fields, ['quota', 'models', 'config'], { ...base, models: [] })).toBe(
    'The server kept its own value: Quota stayed 1000, Models stayed blank, config',
  ))

it('formatFieldValue: masks secrets, names blanks and switches, joins lists and labels choices', () => {
  const label = 'form.submit'
  const choice = field.choice({ label, choices: [{ value: '1', label: 'common.cancel' }] })
  expect(formatFieldValue(field.secret({ label }), 'abc')).toBe('••••••')
  expect(formatFieldValue(field.secret({ label }), '')).toBe('blank')
  expect(formatFieldValue(field.switch({ label }), false)).toBe('no')
  expect(formatFieldValue(field.tags({ label }), ['a', 'b'])).toBe('a, b')
  expect([formatFieldValue(choice, '1'), formatFieldValue(choice, '2')]).toEqual(['Cancel', '2'])
})
