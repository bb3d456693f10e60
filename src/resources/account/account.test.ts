import { expect, it } from 'vitest'
import { accountSchema, profileSchema } from './account'

const wire = {
  id: 3,
  username: 'alice',
  display_name: 'Alice',
  role: 1,
  status: 1,
  email: 'alice@example.com',
  github_id: '',
  wechat_id: '',
  lark_id: '',
  oidc_id: '',
}

it.each([
  ['display_name', null, ''],
  ['display_name', undefined, ''],
  ['display_name', 7, '7'],
  ['display_name', {}, ''],
  ['email', null, ''],
  ['email', 5, '5'],
  ['email', [], ''],
  ['github_id', 12_345, '12345'],
  ['github_id', null, ''],
  ['github_id', undefined, ''],
  ['wechat_id', 0, '0'],
  ['wechat_id', {}, ''],
  ['lark_id', 9, '9'],
  ['lark_id', undefined, ''],
  ['oidc_id', null, ''],
  ['oidc_id', 123, '123'],
  ['status', null, 0],
  ['status', undefined, 0],
  ['status', '1', 0],
  ['status', 9, 9],
  ['quota', null, undefined],
  ['quota', undefined, undefined],
  ['quota', '12', 12],
  ['quota', -5, -5],
  ['quota', {}, undefined],
])('account schema: %s is %j, parsed as %j', (name, value, kept) =>
  expect(profileSchema.parse({ ...wire, [name]: value })).toMatchObject({ [name]: kept }),
)

it.each([
  ['id', null],
  ['id', '3'],
  ['id', 0],
  ['role', '100'],
  ['role', null],
  ['role', true],
  ['username', {}],
])('account schema: rejects a response whose %s is %j', (name, value) =>
  expect(accountSchema.safeParse({ ...wire, [name]: value }).success).toBe(false),
)
