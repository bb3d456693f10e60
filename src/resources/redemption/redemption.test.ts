import { expect, it } from 'vitest'
import { redemptionName, redemptionSchema, REDEMPTION_STATUS_LABELS, toggledRedemption } from './redemption'

const ON_WIRE = {
  id: 4,
  user_id: 1,
  key: '0123456789abcdef0123456789abcdef',
  status: 1,
  name: 'spring',
  quota: 500,
  created_time: 1_700_000_000,
  redeemed_time: 0,
  count: 0,
}

it('redemption schema: keeps the known members only', () => {
  const read = redemptionSchema.parse({ ...ON_WIRE, access_token: 'planted', secret: 'planted' })
  expect(Object.keys(read).toSorted()).toEqual([
    'created_time',
    'id',
    'key',
    'name',
    'quota',
    'redeemed_time',
    'status',
  ])
})

it.each([
  ['quota', null, undefined],
  ['quota', undefined, undefined],
  ['quota', '500', 500],
  ['quota', ' 7 ', 7],
  ['quota', 'tags', undefined],
  ['quota', '', undefined],
  ['quota', 1.5, 1.5],
  ['quota', -1, -1],
  ['quota', [], undefined],
  ['key', null, ''],
  ['key', undefined, ''],
  ['key', 12, '12'],
  ['key', {}, ''],
  ['name', null, ''],
  ['name', undefined, ''],
  ['name', 7, '7'],
  ['name', false, 'false'],
  ['status', null, 0],
  ['status', undefined, 0],
  ['created_time', '1700000000', 1_700_000_000],
  ['redeemed_time', undefined, 0],
  ['redeemed_time', {}, 0],
])('redemption schema: %s of %j is parsed as %j', (name, value, kept) => {
  const read = redemptionSchema.parse({ ...ON_WIRE, [name]: value })
  expect(read).toMatchObject({ [name]: kept })
})

it.each(['', ' \t'])('redemption: the code %j is none', (key) =>
  expect(redemptionSchema.parse({ ...ON_WIRE, key }).key).toBe(''),
)

it.each([{ id: 0 }, { id: '4' }, { id: null }, { status: '1' }, { status: [] }])(
  'redemption schema: rejects %j',
  (wrong) => {
    expect(redemptionSchema.safeParse({ ...ON_WIRE, ...wrong }).success).toBe(false)
  },
)

it('redemption schema: accepts missing times', () => {
  expect(redemptionSchema.parse({ ...ON_WIRE, created_time: 'x', redeemed_time: null })).toMatchObject({
    created_time: 0,
    redeemed_time: 0,
  })
})

it.each([
  [1, 2, 'redemption.status.unused'],
  [2, 1, 'common.disabled'],
  [3, undefined, 'redemption.status.used'],
  [0, undefined, undefined],
  [4, undefined, undefined],
])('redemption: status %i toggles to %s (SH-67)', (status, next, label) => {
  expect(toggledRedemption({ status })).toBe(next)
  expect(REDEMPTION_STATUS_LABELS[status]).toBe(label)
})

it('redemption: a blank name is replaced by the id', () => {
  expect(redemptionName({ id: 13, name: ' ' })).toBe('code 13')
})
