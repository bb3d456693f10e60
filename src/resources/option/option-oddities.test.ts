import { describe, expect, it } from 'vitest'
import { validateValue } from '#/fields/fields-schema'
import { OPTION_KEYS, optionsSchema } from './option'
import { optionsToValues, fieldsFor, lockReason, OPTION_RECORDS } from './option-records'
import { optionChanges, planSave } from './plan-save'

/** All options as a new server lists them. */
const listed = OPTION_RECORDS.filter(({ field }) => field.kind !== 'secret').map(
  ({ key, field, editor }) => ({
    key,
    value: field.kind === 'switch' ? 'false' : editor === 'ratio' ? '{"default":1}' : '1',
  }),
)
const keys = new Set(OPTION_RECORDS.map(({ key }) => key))

it('options: each key that the console uses has a record', () =>
  expect(Object.values(OPTION_KEYS).filter((key) => !keys.has(key))).toEqual([]))

describe('option list with a duplicate key', () => {
  it.each([
    ['two values', ['a', 'b'], 'b'],
    ['the same value', ['a', 'a'], 'a'],
    ['three values', ['a', 'b', 'c'], 'c'],
    ['a blank last value', ['a', ''], ''],
    ['a null last value', ['a', null], ''],
    ['a number last', ['a', 5], '5'],
    ['a boolean last', ['a', true], 'true'],
  ])('uses the last of %s and reports the key', (_, values, last) => {
    const options = optionsSchema.parse([
      ...listed,
      ...values.map((value) => ({ key: 'Footer', value })),
      { key: 'SMTPToken', value: 'x' },
      { key: 'SMTPToken', value: 'y' },
    ])
    expect(options.get('Footer')).toBe(last)
    expect([...(options.duplicates ?? [])]).toEqual(['Footer'])
    const stored = optionsToValues(options)
    expect(optionChanges(stored, stored, keys)).toEqual([])
  })

  it('reports no duplicates when every key is unique', () => {
    expect(optionsSchema.parse(listed).duplicates?.size).toBe(0)
  })
})

describe('option list with missing keys', () => {
  it.each([[[]], [[{ key: 'TurnstileSecretKey', value: '' }]]])('is empty when it is %j', (rows) =>
    expect(optionsSchema.parse(rows).size).toBe(0),
  )

  it.each([
    'SystemName',
    'QuotaPerUnit',
    'RetryTimes',
    'QuotaForNewUser',
    'ModelRatio',
    'GroupRatio',
    'EmailDomainWhitelist',
    'PasswordLoginEnabled',
    'Theme',
    'Notice',
  ])('disables only %s when it is missing, and skips its validation', (key) => {
    const options = optionsSchema.parse(listed.filter((row) => row.key !== key))
    const fields = fieldsFor(options)
    const values = optionsToValues(options)
    const disabled = Object.keys(fields).filter((name) => fields[name]?.disabledWhen?.(values) === true)
    expect(disabled).toEqual([key])
    const field = fields[key]
    expect(field && validateValue(field, 'anything', values)).toBeUndefined()
  })

  it.each(['LarkClientId', 'SMTPToken', 'TurnstileSecretKey'])(
    'enables %s, which servers omit until it is saved or always',
    (key) => {
      const record = OPTION_RECORDS.find((one) => one.key === key)
      expect(record && lockReason(record, optionsSchema.parse([]))).toBeUndefined()
    },
  )

  it('keeps the previous value of an option that a later list lacks', () => {
    const base = optionsToValues(new Map([['SystemName', 'Ours']]))
    const theirs = optionsToValues(new Map([['RetryTimes', '2']]), base)
    const mine = { ...base, SystemName: 'New' }
    const plan = planSave({ base, theirs, mine }, keys)
    expect(plan.conflicts).toEqual([])
    expect([plan.mine.SystemName, plan.mine.RetryTimes, plan.base.SystemName]).toEqual(['New', '2', 'Ours'])
  })
})

describe('option list with unreadable rows (FM-R16)', () => {
  const lockedIn = (rows: readonly unknown[]) => {
    const options = optionsSchema.parse(rows)
    const fields = fieldsFor(options)
    const values = optionsToValues(options)
    return Object.keys(fields).filter((name) => fields[name]?.disabledWhen?.(values) === true)
  }

  it.each([
    ['an object', {}],
    ['a list', ['x']],
    ['nothing', undefined],
  ])('locks only the option whose value is %s, and sends no value for it', (_, value) => {
    const rows = [...listed.filter(({ key }) => key !== 'RetryTimes'), { key: 'RetryTimes', value }]
    expect(lockedIn(rows)).toEqual(['RetryTimes'])
    const options = optionsSchema.parse(rows)
    expect([...(options.unreadable ?? [])]).toEqual(['RetryTimes'])
    const stored = optionsToValues(options)
    expect(optionChanges(stored, stored, keys)).toEqual([])
  })

  it('does not use another row of an option that has an unreadable one', () => {
    const options = optionsSchema.parse([...listed, { key: 'Footer', value: {} }])
    expect(options.has('Footer')).toBe(false)
  })

  it.each([[null], ['text'], [{ value: 'x' }], [{ key: {}, value: 'x' }], [7]])(
    'for the row %j, which names no option, locks those that servers omit until they are saved',
    (row) => {
      const locked = lockedIn([...listed, row])
      expect(locked.every((key) => !listed.some((one) => one.key === key))).toBe(true)
      expect(locked.length).toBe(lockedIn([...listed, row, row]).length)
      expect(optionsSchema.parse([...listed, row]).size).toBe(optionsSchema.parse(listed).size)
    },
  )

  it('does not report an unreadable secret', () => {
    expect(optionsSchema.parse([...listed, { key: 'SMTPToken', value: {} }]).unreadable?.size).toBe(0)
  })
})
