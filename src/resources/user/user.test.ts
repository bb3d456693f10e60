import { describe, expect, it } from 'vitest'
import {
  isQuotaExact,
  isUserDeleted,
  roleKind,
  statusKind,
  userGroups,
  userName,
  userSchema,
  usersInOrder,
} from './user'
import { toChanges } from '#/fields/record-values'
import { userFields } from './user-fields'

const wire = {
  id: 7,
  username: 'wang',
  password: '',
  display_name: 'Wang',
  role: 1,
  status: 1,
  email: 'w@example.com',
  github_id: '',
  wechat_id: '',
  lark_id: '',
  oidc_id: '',
  access_token: 'planted-secret',
  quota: 500,
  used_quota: 0,
  request_count: 0,
  group: 'default',
  aff_code: 'abcd',
  inviter_id: 0,
}
const user = userSchema.parse(wire)
const DELETED = `deleted_${'0f'.repeat(16)}`

describe('userSchema', () => {
  it('drops the access token and unknown members', () => {
    expect(JSON.stringify(user)).not.toMatch(/planted|aff_code|password/)
  })
  it.each([
    ['role', '10'],
    ['id', undefined],
    ['id', 0],
    ['id', '7'],
    ['role', null],
    ['role', undefined],
    ['status', '1'],
  ])('rejects a row with %s of %j (SH-01, SH-17)', (field, value) =>
    expect(userSchema.safeParse({ ...wire, [field]: value }).success).toBe(false),
  )
  it.each([
    ['email', null],
    ['group', null],
    ['group', ''],
    ['username', ''],
    ['role', 101],
    ['status', 9],
    ['request_count', undefined],
    ['quota', 9_007_199_254_740_992],
    ['username', null],
    ['display_name', 7],
    ['github_id', 12_345],
    ['status', undefined],
    ['status', null],
    ['quota', {}],
  ])('accepts a row with %s of %j (SH-11, SH-13, SH-15)', (field, value) =>
    expect(userSchema.safeParse({ ...wire, [field]: value }).success).toBe(true),
  )
})

it.each([
  ['quota', null, undefined],
  ['quota', undefined, undefined],
  ['quota', '5', 5],
  ['quota', '', undefined],
  ['quota', 'rich', undefined],
  ['quota', 0.5, 0.5],
  ['quota', -1, -1],
  ['used_quota', null, undefined],
  ['used_quota', '3', 3],
  ['request_count', 'x', undefined],
  ['request_count', '4', 4],
  ['username', null, ''],
  ['username', undefined, ''],
  ['username', 42, '42'],
  ['display_name', [], ''],
  ['display_name', 7, '7'],
  ['email', {}, ''],
  ['github_id', 12_345, '12345'],
  ['wechat_id', null, ''],
  ['status', null, 0],
  ['group', undefined, ''],
  ['group', 5, '5'],
  ['group', ['vip', 'pro'], 'vip,pro'],
  ['group', { vip: 1 }, ''],
])('%s of %j is parsed as %j', (field, value, kept) =>
  expect(userSchema.parse({ ...wire, [field]: value })).toMatchObject({ [field]: kept }),
)

it.each([
  [null, true],
  [5, true],
  [0.5, false],
  [2 ** 53, false],
])('user: the quota %j can be saved: %s', (quota, can) =>
  expect(isQuotaExact(userSchema.parse({ ...wire, quota }))).toBe(can),
)

it('user: detects a quota rounded by JavaScript (SH-07)', () => {
  expect(isQuotaExact({ quota: Number.MAX_SAFE_INTEGER })).toBe(true)
  expect(
    isQuotaExact(
      userSchema.parse(JSON.parse('{"id":1,"username":"","role":1,"status":1,"quota":9007199254740993}')),
    ),
  ).toBe(false)
})

it.each([
  [1, 'common'],
  [10, 'admin'],
  [100, 'root'],
  [0, 'unknown'],
  [7, 'unknown'],
  [11, 'unknown'],
  [99, 'unknown'],
  [101, 'unknown'],
])('user: role %i is %s (SH-03)', (role, kind) => expect(roleKind(role)).toBe(kind))

it.each([
  [1, 'a', 'enabled'],
  [2, 'a', 'disabled'],
  [3, 'a', 'deleted'],
  [1, DELETED, 'deleted'],
  [1, 'deleted_bob', 'enabled'],
  [9, 'a', 'unknown'],
])('user: status %i of %s is %s (SH-05)', (status, username, kind) => {
  expect(statusKind({ status, username })).toBe(kind)
  expect(isUserDeleted({ status, username })).toBe(kind === 'deleted')
})

it.each([
  ['', ['default']],
  ['default,vip', ['default', 'vip']],
  [' vip ,,vip', ['vip']],
])('user: group %j is shown as %j', (group, groups) => expect(userGroups({ group })).toEqual(groups))

it('user: without a name is called by its id', () =>
  expect(userName({ id: 12, username: ' ' })).toBe('user 12'))

describe('user changes', () => {
  const now = { ...user, quota: 600, username: 'a-name-too-long-to-type' }
  const same = { username: now.username, display_name: 'Wang', password: '', group: 'default', quota: '600' }
  it.each([
    [{}, {}],
    [{ display_name: 'W.' }, { display_name: 'W.' }],
    [{ password: 'a new secret' }, { password: 'a new secret' }],
    [
      { group: 'vip', quota: '0' },
      { group: 'vip', quota: 0 },
    ],
  ])('for %j are %j', (change, body) =>
    expect(toChanges(userFields, { ...same, ...change }, now)).toEqual(body),
  )
})

it.each([
  ['', [9, 8, 7]],
  ['quota', [7, 9, 8]],
  ['used_quota', [8, 9, 7]],
  ['request_count', [8, 9, 7]],
] as const)('users in order by %j: the most first, then the newest', (order, ids) => {
  const rows = [
    { ...user, id: 7, quota: 900 },
    { ...user, id: 8, used_quota: 5, request_count: 30 },
    { ...user, id: 9, request_count: 4 },
  ]
  expect(usersInOrder(rows, order).map(({ id }) => id)).toEqual(ids)
})
