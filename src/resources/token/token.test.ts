import { describe, expect, it } from 'vitest'
import { toBody, toValues } from '#/fields/record-values'
import { countedUse, hasKey, isExpiredAt, secretOf, tokenSchema, TOKEN_STATUS_LABELS } from './token'
import { tokenFields } from './token-fields'

const wire = {
  id: 7,
  user_id: 1,
  key: 'k'.repeat(48),
  status: 1,
  name: 'ci',
  created_time: 1_700_000_000,
  accessed_time: 0,
  expired_time: -1,
  remain_quota: -1,
  unlimited_quota: true,
  used_quota: 5,
  models: 'gpt-4o,,gpt-4o-mini ,gpt-4o',
  subnet: null,
  access_token: 'planted-secret',
}

describe('tokenSchema', () => {
  const token = tokenSchema.parse(wire)

  it('parses comma texts as lists, and null as no limit (SH-51)', () => {
    expect(token.models).toEqual(['gpt-4o', 'gpt-4o-mini'])
    expect(token.subnet).toEqual([])
    expect(tokenSchema.parse({ ...wire, models: null }).models).toEqual([])
  })
  it('drops unknown members (T-10)', () => expect(JSON.stringify(token)).not.toContain('planted-secret'))
  it('keeps an unknown status', () => expect(tokenSchema.parse({ ...wire, status: 9 }).status).toBe(9))
  it.each([
    ['key', '', ''],
    ['key', undefined, ''],
    ['key', null, ''],
    ['key', 'sk-', ''],
    ['key', ' ', ''],
    ['key', {}, ''],
    ['status', null, 0],
    ['status', undefined, 0],
    ['name', null, ''],
    ['name', undefined, ''],
    ['name', {}, ''],
    ['name', 12, '12'],
    ['expired_time', undefined, undefined],
    ['expired_time', null, undefined],
    ['expired_time', '1700000000', 1_700_000_000],
    ['expired_time', '-1', -1],
    ['expired_time', 0, 0],
    ['expired_time', 'never', undefined],
    ['remain_quota', null, undefined],
    ['remain_quota', undefined, undefined],
    ['remain_quota', '5', 5],
    ['remain_quota', 1.5, 1.5],
    ['remain_quota', {}, undefined],
    ['used_quota', null, undefined],
    ['used_quota', '7', 7],
    ['unlimited_quota', 'false', false],
    ['unlimited_quota', null, false],
    ['unlimited_quota', undefined, false],
    ['created_time', null, 0],
    ['models', ['a', 'b,c'], ['a', 'b', 'c']],
    ['subnet', 5, ['5']],
    ['subnet', {}, []],
  ])('accepts a row with %s of %j, parsed as %j', (field, value, kept) =>
    expect(tokenSchema.parse({ ...wire, [field]: value })).toMatchObject({ [field]: kept }),
  )
  it.each([
    ['unlimited_quota', 'true'],
    ['unlimited_quota', 1],
    ['unlimited_quota', {}],
    ['status', '1'],
    ['id', undefined],
    ['id', '7'],
  ])('rejects %s of another type (SH-59)', (field, value) =>
    expect(tokenSchema.safeParse({ ...wire, [field]: value }).success).toBe(false),
  )
  it.each([
    ['', false],
    ['k', true],
  ])('token: the key %j can be copied: %s', (key, isThere) => expect(hasKey({ key })).toBe(isThere))
  it('token: the prefix of a key is not added twice (SH-57)', () =>
    expect(secretOf(tokenSchema.parse({ ...wire, key: 'sk-abc' }))).toBe('sk-abc'))
})

it('token body: has all form values, including a negative quota of an unlimited token, but no status (SH-55)', () => {
  const token = tokenSchema.parse(wire)
  const body = toBody(tokenFields, toValues(tokenFields, token), token)
  expect(body).toEqual({
    name: 'ci',
    remain_quota: -1,
    expired_time: -1,
    unlimited_quota: true,
    models: 'gpt-4o,gpt-4o-mini',
    subnet: '',
  })
})

it.each([
  [undefined, false],
  [-1, false],
  [0, true],
  [-5, true],
  [99, true],
  [100, false],
  [1_700_000_000_000, false],
])('token: expiry %s is past at second 100: %s', (expired_time, past) =>
  expect(isExpiredAt({ expired_time }, 100)).toBe(past),
)

it('token: detects an expiry in the past, except for tokens that never expire', () => {
  expect(isExpiredAt(tokenSchema.parse({ ...wire, expired_time: 99 }), 100)).toBe(true)
  expect(isExpiredAt(tokenSchema.parse({ ...wire, expired_time: 101 }), 100)).toBe(false)
  expect(isExpiredAt(tokenSchema.parse(wire), 100)).toBe(false)
})

it('token: the four known statuses have a label', () => {
  expect([1, 2, 3, 4].map((status) => TOKEN_STATUS_LABELS[status]).every(Boolean)).toBe(true)
  expect(TOKEN_STATUS_LABELS[9]).toBeUndefined()
})

it.each([
  [true, 0, undefined],
  [true, 5, 5],
  [false, 0, 0],
  [false, undefined, undefined],
])(
  'a token with an unlimited quota (%s) that has used %s: counted is %s',
  (unlimited_quota, used_quota, counted) => expect(countedUse({ unlimited_quota, used_quota })).toBe(counted),
)
